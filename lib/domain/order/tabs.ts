import { attemptOf, type CheckoutState } from './state';

function intentOf(state: CheckoutState): string | null {
  return state.status === 'done' ? state.intent : (attemptOf(state)?.intent ?? null);
}

/** In these states the other tab knows the result of create-order. */
const KNOWN: ReadonlySet<CheckoutState['status']> = new Set(['changed', 'paying', 'done']);

/**
 * Whether this tab adopts the checkout that another tab has stored. Not for mere choices, because an open review must not change under
 * the customer. Yes for progress of the same purchase, also from a doubt or of a later payment, whose clock then counts here too, and when
 * the other tab opened the cart, which ends a purchase that has not been sent (spec.md section 4).
 */
export function followsOtherTab(mine: CheckoutState, other: CheckoutState): boolean {
  if (mine.status === 'idle') return true;
  if (mine.status === 'placing' || mine.status === 'done') return false;
  const isSame = intentOf(mine) === intentOf(other);
  if (mine.status === 'choosing-metal' || mine.status === 'details') {
    return other.status === 'idle' || (isSame && (other.status === 'doubt' || KNOWN.has(other.status)));
  }
  return isSame && KNOWN.has(other.status);
}
