import { expect, it } from 'vitest';
import { label, num } from '@/lib/server/sylius/decoders/parse';
import { attributesFor, knownAttributes, readAttributes } from './attributes';

const read = (values: Readonly<Record<string, unknown>>) => readAttributes(values, { number: num, text: label });

it('are read from the first code with a usable value', () => {
  expect(read({ bruttovikt: '33,93', diameter: 32.77, thickness: ['2,84'], year: 1967, certifikat: ['Ja'] })).toEqual({
    grossWeight: 33.93,
    diameter: 32.77,
    thickness: 2.84,
    year: '1967',
    certificate: 'Ja',
  });
  expect(read({ bruttovikt: '', gross_weight: 3.393 })).toEqual({ grossWeight: 3.393 });
});

it('are unknown when they are no number above zero, or too long for a table', () => {
  expect(read({ diameter: 0, tjocklek: -1, bruttovikt: 'okänd', forpackning: 'x'.repeat(61), etikett: 'Ny' })).toEqual(
    {},
  );
});

it('are shown with their unit; the comparison has a row for each', () => {
  const product = { attributes: { diameter: 32.77, packaging: 'Blister' } };
  expect(knownAttributes('page', product).map(({ name, value }) => `${name}: ${value}`)).toEqual([
    'Diameter: 32,77\u00a0mm',
    'Förpackning: Blister',
  ]);
  expect(attributesFor('comparison', product).map(({ value }) => value)).toEqual([
    null,
    '32,77\u00a0mm',
    null,
    null,
    'Blister',
    null,
  ]);
});
