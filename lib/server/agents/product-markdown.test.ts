import { expect, it } from 'vitest';
import { aCategory } from '@/lib/domain/listing/category.fixture';
import { ore } from '@/lib/domain/prices/money';
import { aProduct, aVariant } from '@/lib/domain/product/product.fixture';
import { buildCatalogue } from '@/lib/server/catalogue/catalogue';
import { productMarkdown } from './product-markdown';

const markdownOf = (changes: Parameters<typeof aProduct>[0]) =>
  productMarkdown(
    aProduct({ code: 'A/1', name: 'Guldtacka 10 g', description: '<p>Präglad <b>tacka</b>.</p>', ...changes }),
    {
      catalogue: buildCatalogue([], [aCategory('kopa-guld')], true),
      epoch: { changed: '2026-11-24T08:05:00.000Z', nextChange: '2026-11-24T08:15:00.000Z' },
      rates: {},
      siteUrl: 'https://guldkajen.example',
    },
  ).replaceAll('\u00a0', ' ');

it('a product as Markdown has its price, stock, facts, what a buyer must be told, and the address of its page', () => {
  const text = markdownOf({ price: ore(1_429_000), categoryCode: 'guldtackor', variants: [] });
  expect(text.startsWith('# Guldtacka 10 g\n\nPräglad tacka.\n\n- Pris: 14 290 SEK. Finns i lager.\n\n')).toBe(true);
  expect(text).toContain('\n- Renhet: 999,9/1000\n- Bruttovikt: 10 g\n- Finvikt: 9,999 g\n');
  expect(text).toContain('gäller till');
  expect(text).toContain('Ingen ångerrätt');
  expect(text.endsWith('\n\n<https://guldkajen.example/guldtackor/A%2F1>\n')).toBe(true);
  expect(markdownOf({ mayWithdraw: true })).not.toContain('Ingen ångerrätt');
});

it('each size has its own price, and what has no price says so', () => {
  const variants = ['5 g', '10 g'].map((size, index) =>
    aVariant({ id: size, code: size, size, price: ore(700_000 * (index + 1)), inStock: index === 0 }),
  );
  expect(markdownOf({ variants })).toContain(
    '\n- 5 g: 7 000 SEK. Finns i lager.\n- 10 g: 14 000 SEK. Ej i lager.\n\nVikterna gäller 5 g:\n',
  );
  const unpriced = markdownOf({ price: null, variants: [] });
  expect(unpriced).toContain('- Pris: på förfrågan.');
  expect(unpriced).not.toContain('gäller till');
});
