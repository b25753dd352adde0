import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DeliveryText } from './delivery-text';

it('says of the product itself that its purchase may be withdrawn from, where the dealer says so', () => {
  expect(renderToStaticMarkup(<DeliveryText mayWithdraw />)).toContain('du har 14\u00a0dagars ångerrätt');
  expect(renderToStaticMarkup(<DeliveryText mayWithdraw={false} />)).toContain('har ingen ångerrätt');
});
