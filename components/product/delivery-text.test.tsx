import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DeliveryText } from './delivery-text';

it('mentions the right of withdrawal of a product for which the dealer declares it', () => {
  expect(renderToStaticMarkup(<DeliveryText mayWithdraw />)).toContain('du har 14\u00a0dagars ångerrätt');
  expect(renderToStaticMarkup(<DeliveryText mayWithdraw={false} />)).toContain('har ingen ångerrätt');
});
