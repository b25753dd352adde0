import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ConfirmationTerms } from '@/components/order/confirmation-terms';
import { DeliveryPart } from '@/components/order/delivery-part';
import { cartItem } from '@/lib/domain/cart/cart.fixture';
import { orderLife, ownResult } from '@/lib/domain/order/life/order-life';
import { fetchedFixture, orderLineFixture, placedOrderFixture } from '@/lib/domain/order/order.fixture';
import { NO_METHOD } from '@/lib/domain/order/state';
import { BeforeOrdering } from './before-ordering';

const EXEMPT = /kan inte ångras: (varornas priser|varans pris|priset) följer metallmarknaden/;
const beforeOrdering = (mayWithdraw: boolean) =>
  renderToStaticMarkup(
    <BeforeOrdering delivery={NO_METHOD} lines={[cartItem(), cartItem({ name: 'Carolin', mayWithdraw })]} />,
  );
const confirmed = (mayWithdraw: boolean) =>
  renderToStaticMarkup(
    <ConfirmationTerms
      isValid
      order={placedOrderFixture({ lines: [orderLineFixture({ name: 'Carolin', mayWithdraw })] })}
    />,
  );

it('says of this order alone which items may be withdrawn from', () => {
  const mixed = beforeOrdering(true);
  expect(mixed).toContain('14\u00a0dagars ångerrätt för Carolin.');
  expect(mixed).toMatch(EXEMPT);
  expect(confirmed(true)).toContain('Du har 14\u00a0dagars ångerrätt.');
  expect(confirmed(true)).not.toMatch(EXEMPT);
  for (const render of [beforeOrdering, confirmed]) {
    expect(render(false)).toMatch(EXEMPT);
    expect(render(false)).not.toContain('ångerrätt.');
  }
});

it('names each of several items that may be withdrawn from', () => {
  const named = ['Carolin', 'Riksdaler', 'Dukat'].map((name) => cartItem({ name, mayWithdraw: true }));
  const page = renderToStaticMarkup(<BeforeOrdering delivery={NO_METHOD} lines={[cartItem(), ...named]} />);
  expect(page).toContain('ångerrätt för Carolin, Riksdaler och Dukat.');
});

it('denies no right of withdrawal for goods that only the backend knows', () => {
  const unknown = orderLineFixture({ metal: null, mayWithdraw: false });
  for (const lines of [[unknown], [unknown, orderLineFixture()], []]) {
    const page = renderToStaticMarkup(<ConfirmationTerms isValid order={placedOrderFixture({ lines })} />);
    expect(page).not.toMatch(EXEMPT);
    expect(page).toContain('Samlarmynt där samlarvärdet styr priset har 14\u00a0dagars ångerrätt.');
  }
});

it.each([
  ['PostNord till ombud eller butik', false],
  ['Hemleverans i Malmö', false],
  ['Stora Torget', true],
])(
  '%s has the conditions of its kind before the button and on the confirmation, whatever its name',
  (name, isPickup) => {
    const delivery = { id: 1, code: 'x', name, isPickup };
    const order = placedOrderFixture({ deliveryName: name, isPickup, placedAt: Date.now() });
    const life = orderLife(ownResult({ order, isPaid: true }), null, Date.now());
    for (const page of [
      <BeforeOrdering delivery={delivery} key="before" lines={[cartItem()]} />,
      <DeliveryPart fetched={null} key="after" life={life} order={order} />,
    ])
      expect(renderToStaticMarkup(page).includes('hämtar själv i butiken')).toBe(isPickup);
  },
);

it.each([
  [true, [], /^Det här händer nu Beställningen borde vara klar att hämta, men är det inte än\./],
  [false, [], /^Det här händer nu Varorna borde ha skickats, men är inte skickade än\./],
  [true, ['packed'], /^Din beställning Packat .* Övriga varor hämtar du senare\./],
  [false, ['packed'], /^Dina paket Packat .* Övriga varor kommer i ett eget paket\./],
] as const)('an order fetched in the shop: %s, in the parcels %j, says so after a month', (isPickup, states, words) => {
  const order = placedOrderFixture({
    isPickup,
    placedAt: Date.now() - 30 * 24 * 3_600_000,
    lines: [orderLineFixture()],
  });
  const shipments = states.map((state) => ({ state, at: null, tracking: null, lines: [] }));
  const life = orderLife(ownResult({ order, isPaid: true }), null, Date.now());
  const page = <DeliveryPart fetched={fetchedFixture({ shipments })} life={life} order={order} />;
  const text = renderToStaticMarkup(page)
    .replace(/(?:<[^>]+>)+/g, ' ')
    .trim();
  expect(text).toMatch(words);
});
