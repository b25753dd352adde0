import { z } from 'zod';
import { chance } from '../core/random';
import { readTable } from '../core/table';
import { priceTicks, productImages, products, productTaxons, taxons, variants } from '../db/catalogue-tables';
import type { Database } from '../db/client';
import { readMeta, writeMeta } from '../db/meta';
import { picturePath } from '../media/picture-path';
import { CYCLE_TEXT } from '../spot/epoch';
import { type CatalogueFacts, readCatalogue } from './catalogue-file';
import { premiumOf } from './premium';
import { productRow, type SeedContext, variantCode, variantRows } from './rows';

/** Product and variant ids never coincide, so that a mix-up of the two is noticed. */
const FIRST_VARIANT = 501;

type ImageRow = typeof productImages.$inferInsert;

/** Seeds a file without a catalogue, by the seed that it had before if any; leaves an existing catalogue unchanged. */
export function seedWhenEmpty(db: Database, seed: number): void {
  const isEmpty = db.select().from(taxons).limit(1).get() === undefined;
  if (isEmpty) seedCatalogue(db, Number(readMeta(db, 'seed') ?? seed));
}

/** Replaces the whole catalogue with the seed's, in one transaction; orders stay unchanged. */
export function seedCatalogue(db: Database, seed: number): void {
  const catalogue = readCatalogue();
  const sellable = catalogue.filter((facts) => !facts.disabled && !facts.unpriced && !facts.englishOnly);
  const context: SeedContext = {
    seed,
    rank: new Map(salesRanking(sellable, seed).map((code, index) => [code, index])),
    lowestPremium: lowestPremiums(catalogue, seed),
  };
  const tree = taxonRows();
  const productRows = catalogue.map((facts, index) => productRow(index + 1, facts, context));
  let nextVariant = FIRST_VARIANT;
  const allVariants = catalogue.flatMap((facts, index) => {
    const rows = variantRows(nextVariant, index + 1, facts, seed);
    nextVariant += rows.length;
    return rows;
  });
  db.transaction((tx) => {
    const tables = [priceTicks, productImages, productTaxons, variants, products, taxons];
    for (const table of tables) tx.delete(table).run();
    tx.insert(taxons).values(tree).run();
    tx.insert(products).values(productRows).run();
    tx.insert(variants).values(allVariants).run();
    tx.insert(productTaxons).values(membershipRows(catalogue, tree)).run();
    tx.insert(productImages).values(imageRows(catalogue)).run();
    writeMeta(tx, 'seed', String(seed));
  });
}

/** Product codes, best seller first: those with a rank, then the others in a random but repeatable order. */
function salesRanking(catalogue: readonly CatalogueFacts[], seed: number): readonly string[] {
  const place = ({ code, rank }: CatalogueFacts) => rank ?? 1_000 + chance(seed, code, 'sales');
  return catalogue.toSorted((a, b) => place(a) - place(b)).map(({ code }) => code);
}

/** The bars with the lowest premium, one per metal. */
function lowestPremiums(catalogue: readonly CatalogueFacts[], seed: number): ReadonlySet<string> {
  const premium = (facts: CatalogueFacts) => premiumOf(facts, chance(seed, facts.code, 'premium'));
  const codes = (['gold', 'silver'] as const).map((metal) => {
    const bars = catalogue.filter((facts) => facts.metal === metal && facts.form !== 'coin');
    return bars.toSorted((a, b) => premium(a) - premium(b))[0]?.code ?? '';
  });
  return new Set(codes);
}

/** Lists a product in its main taxon and all its ancestors, as Sylius does; small bars are also listed as presents. */
function membershipRows(catalogue: readonly CatalogueFacts[], tree: ReturnType<typeof taxonRows>) {
  const ids = new Map(tree.map((taxon) => [taxon.code, taxon.id]));
  return catalogue.flatMap((facts, index) => {
    const codes = [facts.metal === 'gold' ? 'kopa-guld' : 'kopa-silver', facts.category, facts.subcategory];
    if (facts.subcategory === 'praglade-guldtackor' && facts.fineWeight < 2.6) codes.push(DISABLED_TAXON);
    return codes.map((code, level) => ({
      id: (index + 1) * 10 + level,
      productId: index + 1,
      taxonId: ids.get(code) ?? 0,
      position: index,
    }));
  });
}

/** A product's pictures, each with the variant that it shows, if any. The first one is what the customer receives. */
function picturesOf({ code, form, pack, choices }: CatalogueFacts): readonly (string | undefined)[] {
  // A product with a choice of boxes has a picture of each, and none of a card.
  if (choices.length > 0) return [...choices.map(({ codes }) => variantCode(code, codes)), undefined, undefined];
  const hasPackaging = form === 'minted' || form === 'combi' || pack !== undefined;
  return Array.from({ length: hasPackaging ? 3 : 2 }, () => undefined);
}

function imageRows(catalogue: readonly CatalogueFacts[]): ImageRow[] {
  return catalogue.flatMap((facts, index) => {
    if (facts.pictures === 'none') return [];
    const broken = facts.pictures === 'broken';
    return picturesOf(facts).map((of, at) => ({
      id: (index + 1) * 10 + at,
      productId: index + 1,
      // Sylius leaves the type null for most uploads, so clients must not look for "main".
      type: of ?? (at === 0 && index % 3 === 0 ? 'main' : null),
      path: broken ? `/media/image/00/00/saknas-${at + 1}.webp` : picturePath(facts.code, at + 1),
    }));
  });
}

type TaxonRow = typeof taxons.$inferInsert;

/** Disabled: Sylius 1.12 still lists and serves it, later versions hide it. Never a main taxon. */
const DISABLED_TAXON = 'presenttackor-guld';

const row = z.object({ code: z.string(), parent: z.string(), name: z.string(), description: z.string() });

/**
 * Both trees of categories.csv, three levels deep, below their common parent, which a Sylius list of taxons never contains
 * (contract.md part B section 4). Codes are unique across both (domain.md 8.3).
 */
function taxonRows(): TaxonRow[] {
  const place = { id: 1, parentId: null, position: 0, enabled: true };
  const root: TaxonRow = { ...place, code: 'category', name: 'Sortiment', slug: 'category' };
  const rows = [root];
  for (const { code, parent, name, description } of readTable(new URL('./categories.csv', import.meta.url), row)) {
    const above = rows.find((taxon) => taxon.code === parent) ?? root;
    rows.push({
      id: rows.length + 1,
      code,
      parentId: above.id,
      position: rows.filter((taxon) => taxon.parentId === above.id).length,
      enabled: code !== DISABLED_TAXON,
      name,
      slug: above === root ? code : `${above.slug}/${code}`,
      description: description.replace('{cycle}', CYCLE_TEXT),
    });
  }
  return rows;
}
