import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';

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

export interface CatalogueFacts {
  readonly code: string;
  readonly name: string;
  readonly metal: 'gold' | 'silver';
  readonly category: string;
  readonly subcategory: string;
  readonly brand: string;
  readonly weight: number;
  readonly weightType: string;
  readonly fineWeight: number;
  readonly purity: number;
  readonly year: number | null;
  readonly form: 'minted' | 'cast' | 'combi' | 'coin';
  /** Gross weight in grams, alloy included, when the row contains it. */
  readonly grossWeight: number | null;
  /** "1873-1902 (ej alla år)", when the row contains it. */
  readonly years: string | null;
  readonly pieces: number | null;
  readonly pack: string | null;
  readonly certificate: 'i-forpackning' | 'separat' | null;
  /** Gold only: so far above the metal value that collectors set the price. */
  readonly collector: boolean;
  readonly vatRate: 0 | 25;
}

/** The 228 rows of catalogue.csv. Throws when a row does not parse, since the file is our own. */
export function readCatalogue(): readonly CatalogueFacts[] {
  const text = readFileSync(new URL('./catalogue.csv', import.meta.url), 'utf8');
  return z
    .array(row)
    .parse(parse(text, { columns: true }))
    .map(toFacts);
}

function toFacts(source: z.infer<typeof row>): CatalogueFacts {
  const notes = new Map(
    source.notes.split(';').map((note): [string, string] => {
      const at = note.indexOf('=');
      return at < 0 ? [note, ''] : [note.slice(0, at), note.slice(at + 1)];
    }),
  );
  const number = (key: string) => (notes.has(key) ? Number(notes.get(key)) : null);
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
    grossWeight: number('gross_g'),
    years: notes.get('years') ?? null,
    pieces: number('pieces'),
    pack: notes.get('pack') ?? null,
    certificate: z
      .enum(['i-forpackning', 'separat'])
      .nullable()
      .parse(notes.get('certificate') ?? null),
    collector: notes.get('vat') === 'check-collector-premium',
    // The notes have open tax questions (combi bars, collector coins): those use the default of their metal.
    vatRate: source.metal === 'gold' ? 0 : 25,
  };
}
