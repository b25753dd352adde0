import { expect, it } from 'vitest';
import { categoryPath } from '@/lib/routes/catalogue-paths';
import { parseTaxon } from '@/lib/sylius/resources/taxons/taxons';
import { identifier, iriKey, iriPath, label, text } from './parse';

const CUT = 'Guld \ud83d';
const READ = 'Guld \ufffd';

it('a text that was cut in the middle of a character can be written into addresses and mails', () => {
  const translated = { translations: { sv: { name: CUT } } };
  expect([label(CUT), identifier(CUT), text({ name: CUT }, 'name'), text(translated, 'name')]).toEqual(
    Array(4).fill(READ),
  );
  expect(label('Guld \ud83e\ude99')).toBe('Guld \ud83e\ude99');
});

it('an IRI of such a text is requested', () => {
  expect(iriKey('/api/v2/shop/taxons/\udc00a')).toBe('taxons/\ufffda');
  expect(iriPath('/api/v2/shop/taxons/\udc00a')).toBe('sylius/api/v2/shop/taxons/%EF%BF%BDa');
});

it('a category of such a code does not take the menu of every page with it', () => {
  expect(categoryPath([parseTaxon({ code: '\udc00a', name: 'A' }).category])).toBe('/%EF%BF%BDa');
});
