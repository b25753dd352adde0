import { expect, it } from 'vitest';
import { attemptFixture, choicesFixture, stateFixtures } from './order.fixture';
import type { CheckoutState } from './state';
import { followsOtherTab } from './tabs';

const { changed, details, done, doubt, paying, placing, 'choosing-metal': choosing } = stateFixtures();
const idle: CheckoutState = { status: 'idle', earlier: null };
const other = (state: CheckoutState): CheckoutState =>
  state.status === 'done'
    ? { ...state, intent: 'i-8' }
    : ({ ...state, attempt: attemptFixture({ intent: 'i-8' }) } as CheckoutState);

it.each([
  ['no purchase here, any state there', idle, paying, true],
  ['a review here, another choice there', details, { ...details, choices: choicesFixture('zimpler') }, false],
  ['a review here, the same purchase being paid there', details, paying, true],
  ['a review here, the same purchase in doubt there', details, doubt, true],
  ['a review here, the same purchase finished there', details, done, true],
  ['a review here, another purchase being paid there', details, other(paying), false],
  ['a review here, the cart opened there', details, idle, true],
  ['a pending order here', placing, done, false],
  ['a payment here, the cart opened there', paying, idle, false],
  ['a payment here, details there', paying, details, false],
  ['a payment here, the same one finished there', paying, done, true],
  ['a payment here, another one finished there', paying, other(done), false],
  ['a review here, the same order placed there', details, placing, false],
  ['a review here, the same purchase with another sum there', details, changed, true],
  ['a choice of metal here, the same purchase being paid there', choosing, paying, true],
  ['a choice of metal here, the cart opened there', choosing, idle, true],
  ['a changed sum here, the same purchase finished there', changed, done, true],
  ['a changed sum here, another purchase finished there', changed, other(done), false],
  ['a confirmation here, the same one there', done, done, false],
  ['a pending order here, the cart opened there', placing, idle, false],
  ['a doubt here, the same purchase finished there', doubt, done, true],
  ['a doubt here, the same order being paid there', doubt, paying, true],
  ['a doubt here, the same order with another sum there', doubt, changed, true],
  ['a doubt here, another order being paid there', doubt, other(paying), false],
  ['a payment here, a later one of the same order there', paying, paying, true],
  ['a payment here, the same purchase in doubt there', paying, doubt, false],
  ['a confirmation here, the cart opened there', done, idle, false],
] as const)('%s: %j', (_, mine, theirs, expected) => expect(followsOtherTab(mine, theirs)).toBe(expected));
