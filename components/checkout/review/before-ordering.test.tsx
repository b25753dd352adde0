import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ConfirmationTerms } from '@/components/checkout/confirmation/confirmation-terms';
import { cartItem } from '@/lib/domain/cart/cart.fixture';
import { orderLineFixture, placedOrderFixture } from '@/lib/domain/order/order.fixture';
import { NO_METHOD } from '@/lib/domain/order/state';
import { BeforeOrdering } from './before-ordering';

const NAMED = 'I den här beställningen gäller det Carolin';
const beforeOrdering = (mayWithdraw: boolean) =>
  renderToStaticMarkup(
    <BeforeOrdering delivery={NO_METHOD} lines={[cartItem(), cartItem({ name: 'Carolin', mayWithdraw })]} />,
  );
const confirmed = (mayWithdraw: boolean) =>
  renderToStaticMarkup(
    <ConfirmationTerms
      isWithdrawn={false}
      order={placedOrderFixture({ lines: [orderLineFixture({ name: 'Carolin', mayWithdraw })] })}
    />,
  );

it.each([
  ['before the button', beforeOrdering],
  ['on the confirmation', confirmed],
])('names exactly the items with a right of withdrawal %s', (_, render) => {
  expect(render(true)).toContain(NAMED);
  expect(render(false)).not.toContain('I den här beställningen gäller det');
});

it.each([
  ['PostNord till ombud eller butik', false],
  ['Hemleverans i Malmö', false],
  ['Stora Torget', true],
])(
  '%s has the conditions of its kind before the button and on the confirmation, whatever its name',
  (name, isPickup) => {
    const delivery = { id: 1, code: 'x', name, isPickup };
    const order = placedOrderFixture({ deliveryName: name, isPickup });
    for (const page of [
      <BeforeOrdering delivery={delivery} key="before" lines={[cartItem()]} />,
      <ConfirmationTerms isWithdrawn={false} key="after" order={order} />,
    ])
      expect(renderToStaticMarkup(page).includes('hämtar personligen i butiken')).toBe(isPickup);
  },
);
