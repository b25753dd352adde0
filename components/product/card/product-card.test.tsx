import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { aProduct } from '@/lib/domain/product/product.fixture';
import { cardData } from './card-data';
import { ProductCard } from './product-card';

it('names the product in each of its links', () => {
  const card = { ...cardData(aProduct()), name: 'Krugerrand' };
  const html = renderToStaticMarkup(<ProductCard card={card} />);
  expect(html).toContain('aria-label="Snabbtitt, Krugerrand"');
});
