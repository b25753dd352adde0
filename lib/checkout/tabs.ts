import { attemptOf, type CheckoutState } from './state';

function intentOf(state: CheckoutState): string | null {
  return state.status === 'done' ? state.intent : (attemptOf(state)?.intent ?? null);
}

/** In these states the other tab knows more about the purchase than this one. */
const ADVANCED: ReadonlySet<CheckoutState['status']> = new Set(['doubt', 'changed', 'paying', 'done']);

/**
 * Whether this tab takes over the checkout that another tab has stored. Choices made over there are not this tab's: a review
 * that is open here must not change under the customer. What became of the same purchase is; and a cart that was opened
 * over there ends a purchase that has not been sent (spec.md section 4).
 */
export function followsOtherTab(mine: CheckoutState, other: CheckoutState): boolean {
  if (mine.status === 'idle') return true;
  if (mine.status === 'placing' || mine.status === 'done') return false;
  const isSame = intentOf(mine) === intentOf(other);
  if (mine.status === 'choosing-metal' || mine.status === 'details') {
    return other.status === 'idle' || (isSame && ADVANCED.has(other.status));
  }
  return isSame && other.status === 'done';
}
