import { attemptOf, type CheckoutState } from './state';

function intentOf(state: CheckoutState): string | null {
  return state.status === 'done' ? state.intent : (attemptOf(state)?.intent ?? null);
}

/** In these states the other tab is ahead of this one. */
const ADVANCED: ReadonlySet<CheckoutState['status']> = new Set(['doubt', 'changed', 'paying', 'done']);

/**
 * Whether this tab adopts the checkout that another tab has stored. Not for mere choices, because an open review must not change under
 * the customer. Yes for progress of the same purchase, and when the other tab opened the cart, which ends a purchase that has not been
 * sent (spec.md section 4).
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
