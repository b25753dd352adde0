import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DeliveryText } from './delivery-text';

it('mentions the right of withdrawal of a product for which the dealer declares it', () => {
  const textOf = (mayWithdraw: boolean) =>
    renderToStaticMarkup(<DeliveryText mayWithdraw={mayWithdraw} />).replace(/<[^>]+>/g, '');
  expect(textOf(true)).toContain('du har 14\u00a0dagars ångerrätt');
  expect(textOf(false)).toContain('har ingen ångerrätt');
});
