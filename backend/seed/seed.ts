import { priceTicks, productImages, products, productTaxons, taxons, variants } from '../db/catalogue-tables';
import type { Database } from '../db/client';
import { inserter } from '../db/insert';
import { readMeta, writeMeta } from '../db/meta';
import { picturePath } from '../media/picture-path';
import { type CatalogueFacts, readCatalogue } from './catalogue-file';
import { categories, DISABLED_TAXON, MENU_TAXON, type SeedCategory } from './categories';
import { type ExtraProduct, extraProducts } from './extras';
import { brokenPicture, salesRanking, withoutPictures } from './merchandising';
import { premiumOf } from './premium';
import { chance } from './random';
import { productRow, type SeedContext, variantCode, variantRows } from './rows';

/** Product and variant ids never coincide, so that a mix-up of the two is noticed. */
const FIRST_VARIANT = 501;

type TaxonRow = typeof taxons.$inferInsert;
type ImageRow = typeof productImages.$inferInsert;

/** Seeds an empty file; leaves an existing catalogue unchanged. Returns whether it seeded. */
export function seedWhenEmpty(db: Database, seed: number): boolean {
  if (readMeta(db, 'seed') !== undefined) return false;
  seedCatalogue(db, seed);
  return true;
}

/** Replaces the whole catalogue with the seed's, in one transaction; orders stay unchanged. */
export function seedCatalogue(db: Database, seed: number): void {
  const list: ExtraProduct[] = [...readCatalogue().map((facts) => ({ facts })), ...extraProducts];
  const catalogue = list.map(({ facts }) => facts);
  const context: SeedContext = {
    seed,
    rank: new Map(salesRanking(sellable(list), seed).map((code, index) => [code, index])),
    lowestPremium: lowestPremiums(catalogue, seed),
  };
  const tree = taxonRows();
  const productRows = list.map((product, index) => productRow(index + 1, product, context));
  let nextVariant = FIRST_VARIANT;
  const allVariants = list.flatMap((product, index) => {
    const rows = variantRows(nextVariant, index + 1, product, seed);
    nextVariant += rows.length;
    return rows;
  });
  db.transaction((tx) => {
    const tables = [priceTicks, productImages, productTaxons, variants, products, taxons];
    for (const table of tables) tx.delete(table).run();
    inserter(tx, taxons)(tree);
    inserter(tx, products)(productRows);
    inserter(tx, variants)(allVariants);
    inserter(tx, productTaxons)(membershipRows(catalogue, tree));
    inserter(tx, productImages)(imageRows(list));
    writeMeta(tx, 'seed', String(seed));
  });
}

function sellable(list: readonly ExtraProduct[]): CatalogueFacts[] {
  return list
    .filter((product) => !product.disabled && !product.unpriced && !product.englishOnly)
    .map(({ facts }) => facts);
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

function taxonRows(): TaxonRow[] {
  const rows: TaxonRow[] = [
    { id: 1, code: MENU_TAXON, parentId: null, position: 0, enabled: true, name: 'Sortiment', slug: MENU_TAXON },
  ];
  const add = (category: SeedCategory, parent: TaxonRow, position: number) => {
    const row: TaxonRow = {
      id: rows.length + 1,
      code: category.code,
      parentId: parent.id,
      position,
      enabled: category.enabled ?? true,
      name: category.name,
      slug: parent.code === MENU_TAXON ? category.code : `${parent.slug}/${category.code}`,
      description: category.description,
    };
    rows.push(row);
    for (const [index, child] of (category.children ?? []).entries()) add(child, row, index);
  };
  const [root] = rows;
  if (root) for (const [index, category] of categories.entries()) add(category, root, index);
  return rows;
}

/** Lists a product in its main taxon and all its ancestors, as Sylius does; small bars are also listed as presents. */
function membershipRows(catalogue: readonly CatalogueFacts[], tree: readonly TaxonRow[]) {
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

const BOTH_SIDES = [
  { view: 1, of: null },
  { view: 2, of: null },
];

/** The first view is what the customer receives: the card for bars in cards; tubes and boxes have no separate packaging. */
function viewsOf({ form, pack }: CatalogueFacts): readonly number[] {
  if (form === 'minted' || form === 'combi') return [3, 1, 2];
  return pack === null ? [1, 2] : [1, 2, 3];
}

function imageRows(list: readonly ExtraProduct[]): ImageRow[] {
  return list.flatMap(({ facts, variants }, index) => {
    if (withoutPictures.has(facts.code)) return [];
    // A product with a choice of boxes has a picture of each, and none of a card.
    const shown = variants
      ? [...variants.map((choice) => ({ view: 3, of: variantCode(facts.code, choice) })), ...BOTH_SIDES]
      : viewsOf(facts).map((view) => ({ view, of: null }));
    return shown.map(({ view, of }, at): ImageRow => {
      const broken = facts.code === brokenPicture;
      return {
        id: (index + 1) * 10 + at,
        productId: index + 1,
        // Sylius leaves the type null for most uploads, so clients must not look for "main".
        type: of ?? (at === 0 && index % 3 === 0 ? 'main' : null),
        path: broken ? `/media/image/00/00/saknas-${at + 1}.webp` : picturePath(facts.code, at + 1),
        view: broken ? null : view,
      };
    });
  });
}
