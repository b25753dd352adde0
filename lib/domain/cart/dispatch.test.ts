import { expect, it } from 'vitest';
import { cartItem } from './cart.fixture';
import { deliveryPromise, dispatchOf, dispatchText } from './dispatch';

it.each([
  ['all on hand', { isOrdered: false, days: null }, 'Vi skickar normalt inom 1–\u20603\u00a0arbetsdagar'],
  ['a line on backorder', { isOrdered: true, days: 35 }, 'Beställningsvara, upp till 5\u00a0veckor.'],
  ['partial weeks', { isOrdered: true, days: 15 }, 'upp till 3\u00a0veckor'],
  ['on backorder without a delivery time', { isOrdered: true, days: null }, 'leveranstiden är inte känd än'],
] as const)('returns the dispatch time: %s', (_, dispatch, text) => expect(dispatchText(dispatch)).toContain(text));

it('mentions no parcel to a buyer who picks up the order', () => {
  const texts = [
    { isOrdered: false, days: null },
    { isOrdered: true, days: 35 },
  ].map((dispatch) => dispatchText(dispatch, true));
  expect(texts).toEqual([
    'Beställningen är klar att hämta inom 1–\u20603\u00a0arbetsdagar från att vi har fått betalningen. Du får besked i ett mejl.',
    'Allt lämnas ut samtidigt. Beställningsvara, upp till 5\u00a0veckor.',
  ]);
});

it('uses the slowest line', () => {
  const lines = [cartItem(), ...[14, 35].map((deliveryDays) => cartItem({ onHand: false, stock: 0, deliveryDays }))];
  expect(dispatchOf(lines)).toEqual({ isOrdered: true, days: 35 });
  expect(dispatchOf([cartItem()])).toEqual({ isOrdered: false, days: null });
});

it.each([
  ['in the shop', { isOrdered: false, days: null }, 'senast 5\u00a0arbetsdagar efter att vi har fått betalningen.', ''],
  [
    'ordered',
    { isOrdered: true, days: 35 },
    'senast 5\u00a0veckor och 2\u00a0arbetsdagar efter att vi har fått betalningen.',
    'senast 5\u00a0veckor efter att vi har fått betalningen.',
  ],
  [
    'with an unknown delivery time',
    { isOrdered: true, days: null },
    'senast 30\u00a0dagar från köpet.',
    'senast 30\u00a0dagar från köpet.',
  ],
] as const)('says the latest time for goods %s, as a parcel and in the shop', (_, dispatch, parcel, inShop) => {
  expect(deliveryPromise(dispatch)).toBe(`${dispatchText(dispatch)} Paketet finns hos ombudet ${parcel}`);
  const fetched = dispatchText(dispatch, true);
  expect(deliveryPromise(dispatch, true)).toBe(
    inShop ? `${fetched} Beställningen är klar att hämta ${inShop}` : fetched,
  );
});
