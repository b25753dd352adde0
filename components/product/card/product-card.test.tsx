import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { cardData } from '@/components/card/card-data';
import { pricePerGram } from '@/lib/domain/prices/metrics';
import { aProduct } from '@/lib/domain/product/product.fixture';
import { ProductCard } from './product-card';

it('names the product in each of its links', () => {
  const card = { ...cardData(aProduct()), name: 'Krugerrand' };
  const html = renderToStaticMarkup(<ProductCard card={card} />);
  expect(html).toContain('aria-label="Snabbtitt, Krugerrand"');
});

it('has one button to buy with, and its quantity in the cart', () => {
  const html = renderToStaticMarkup(<ProductCard card={cardData(aProduct())} />);
  expect(html).toContain('Lägg i varukorg');
  expect(html).not.toContain('Antal');
});

it('says which product of its category costs least per gram, and that a certificate comes with it', () => {
  const product = aProduct({ attributes: { certificate: 'Kortet är certifikatet' } });
  const html = (lowest: Parameters<typeof cardData>[1], certificate = 'Separat') =>
    renderToStaticMarkup(<ProductCard card={cardData({ ...product, attributes: { certificate } }, lowest)} />);
  const best = pricePerGram(product);
  expect(best).not.toBeNull();
  expect(html(best)).toContain('Lägst pris per gram');
  expect(html(null)).not.toContain('Lägst pris per gram');
  expect(html(null)).toContain('certifikat');
  expect(html(null, 'Nej')).not.toContain('certifikat');
});
