import { expect, it } from 'vitest';
import { categoryPath } from '@/lib/routes/catalogue-paths';
import { parseTaxon } from '@/lib/sylius/resources/taxons/taxons';
import { identifier, iriKey, iriPath, label, text } from './parse';

const CUT = 'Guld \ud83d';
const READ = 'Guld \ufffd';

it('text cut within a character can be encoded in URLs and e-mails', () => {
  const translated = { translations: { sv: { name: CUT } } };
  expect([label(CUT), identifier(CUT), text({ name: CUT }, 'name'), text(translated, 'name')]).toEqual(
    Array(4).fill(READ),
  );
  expect(label('Guld \ud83e\ude99')).toBe('Guld \ud83e\ude99');
});

it('an IRI with such text can be requested', () => {
  expect(iriKey('/api/v2/shop/taxons/\udc00a')).toBe('taxons/\ufffda');
  expect(iriPath('/api/v2/shop/taxons/\udc00a')).toBe('sylius/api/v2/shop/taxons/%EF%BF%BDa');
});

it('a category with such a code does not break the menu', () => {
  expect(categoryPath([parseTaxon({ code: '\udc00a', name: 'A' }).category])).toBe('/%EF%BF%BDa');
});
