// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aProduct } from '@/lib/domain/product/product.fixture';
import { ProductGallery } from './product-gallery';

it('names each picture of a product differently', () => {
  const images = ['a', 'b'].map((name) => ({ src: `/sylius/media/${name}.webp` }));
  const { container } = render(<ProductGallery product={{ ...aProduct(), name: 'Krugerrand', images }} />);
  const alts = [...container.querySelectorAll('img')].map(({ alt }) => alt).filter(Boolean);
  expect(alts).toEqual(['Krugerrand, bild 1 av 2', 'Krugerrand, bild 2 av 2']);
});
