import { z } from 'zod';
import { optionValues } from '../catalogue/options';
import type { Availability } from '../catalogue/stock';
import { backorder, onHand, SOLD_OUT } from '../catalogue/stock';
import { readTable } from '../core/table';

const decimal = z.string().min(1).transform(Number).pipe(z.number().positive());

const row = z.object({
  code: z.string().regex(/^[A-Za-z0-9_-]+$/),
  name: z.string().min(1),
  metal: z.enum(['gold', 'silver']),
  category_code: z.string().min(1),
  subcategory_code: z.string().min(1),
  brand: z.string().min(1),
  weight_g: decimal,
  weight_type: z.enum(['g', 'kg', 'x1g', 'oz', 'x1/10oz']),
  fine_weight_g: decimal,
  purity_per_mille: decimal,
  year_or_blank: z.string().transform((value) => (value === '' ? null : Number(value))),
  notes: z.string(),
});

export type CatalogueFacts = Readonly<ReturnType<typeof toFacts>>;

/**
 * The rows of catalogue.csv. The last ones are a product each for a situation that a storefront must handle: an upper-case
 * code, several variants, disabled but still among the variants, announced without a price, no Swedish translation.
 */
export function readCatalogue(): readonly CatalogueFacts[] {
  return readTable(new URL('./catalogue.csv', import.meta.url), row).map(toFacts);
}

function toFacts(source: z.infer<typeof row>) {
  const notes = new Map(
    source.notes.split(';').map((note): [string, string] => {
      const [name = '', value = ''] = note.split(/=(.*)/);
      return [name, value];
    }),
  );
  return {
    code: source.code,
    name: source.name,
    metal: source.metal,
    category: source.category_code,
    subcategory: source.subcategory_code,
    brand: source.brand,
    weight: source.weight_g,
    weightType: source.weight_type,
    fineWeight: source.fine_weight_g,
    purity: source.purity_per_mille,
    year: source.year_or_blank,
    form: z.enum(['minted', 'cast', 'combi', 'coin']).parse(notes.get('form')),
    /** Gross weight in grams, alloy included, when the row contains it. */
    grossWeight: numberIn(notes, '@bruttovikt'),
    attributes: attributesOf(source, notes),
    /** "1873-1902 (ej alla år)", when the row contains it. */
    years: notes.get('years'),
    pieces: Number(notes.get('pieces') ?? 0),
    pack: notes.get('pack'),
    certificate: z.enum(['i-forpackning', 'separat']).optional().parse(notes.get('certificate')),
    /** Gold only: so far above the metal value that collectors set the price. */
    collector: notes.get('vat') === 'check-collector-premium',
    /** The notes have open tax questions (combi bars, collector coins): those use the default of their metal. */
    vatRate: source.metal === 'gold' ? 0 : 25,
    disabled: notes.has('disabled'),
    unpriced: notes.has('unpriced'),
    /** No Swedish translation: the Swedish list omits the product, its item has a null name. */
    englishOnly: notes.has('english-only'),
    /** Place among the best sellers, when the row has one. */
    rank: numberIn(notes, 'rank'),
    /** A campaign's price as a share of the ordinary price. Gold only: without VAT, `sale_price` equals the displayed price. */
    campaign: numberIn(notes, 'campaign'),
    until: notes.get('until') ?? null,
    wireForm: numberIn(notes, 'wire'),
    pictures: z.enum(['none', 'broken']).optional().parse(notes.get('pictures')),
    /** Availability that tests and demos can rely on for any seed; null: the seed decides. */
    available: availableIn(notes),
    choices: notes.get('variants')?.split('|').map(toChoice) ?? [],
  };
}

/** Notes with "@" are attributes under that code. */
function attributesOf({ year_or_blank: year }: z.infer<typeof row>, notes: ReadonlyMap<string, string>) {
  const stated = [...notes].filter(([name]) => name.startsWith('@')).map(([name, value]) => [name.slice(1), value]);
  const attributes: Record<string, number | string> = Object.fromEntries(stated);
  return year === null ? attributes : { ...attributes, artal: year };
}

function numberIn(notes: ReadonlyMap<string, string>, name: string): number | null {
  return notes.has(name) ? Number(notes.get(name)) : null;
}

function availableIn(notes: ReadonlyMap<string, string>): Availability | null {
  if (notes.has('sold-out')) return SOLD_OUT;
  const [stock, weeks] = [numberIn(notes, 'stock'), numberIn(notes, 'weeks')];
  if (stock === null) return null;
  return weeks === null ? onHand(stock) : backorder(weeks, stock);
}

/** "Midnattsblå/2,5 g": a variant of a product with several, cheapest first; only combinations that exist. */
function toChoice(note: string) {
  const [colorName = '', size = ''] = note.split('/');
  const optionOf = (label: string) => optionValues.find(({ value }) => value === label);
  const weight = Number.parseFloat(size.replace(',', '.'));
  const codes = [colorName, size].map((label) => optionOf(label)?.code ?? '');
  return { color: optionOf(colorName)?.colour, colorName, size, weight, codes };
}
