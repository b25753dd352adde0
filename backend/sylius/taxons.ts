import { and, asc, eq, isNull } from 'drizzle-orm';
import { taxons } from '../db/catalogue-tables';
import type { Database } from '../db/client';
import type { Dialect } from './dialects';
import { type Exchange, iri } from './exchange';

export type TaxonRow = typeof taxons.$inferSelect;

/** Enabled direct children of the menu taxon, without the root and grandchildren (contract.md part B section 4). */
export function menuTaxons(db: Database): TaxonRow[] {
  const root = db.select().from(taxons).where(isNull(taxons.parentId)).get();
  if (!root) return [];
  return db
    .select()
    .from(taxons)
    .where(and(eq(taxons.parentId, root.id), eq(taxons.enabled, true)))
    .orderBy(asc(taxons.position))
    .all();
}

/** One taxon at any depth. Sylius up to 1.12 serves a disabled one too. */
export function findTaxon(db: Database, code: string, dialect: Dialect): TaxonRow | undefined {
  const row = db.select().from(taxons).where(eq(taxons.code, code)).get();
  return row && (row.enabled || dialect.disabledTaxons === 'shown') ? row : undefined;
}

/** A taxon with its children, by position. A disabled child is listed only in dialects that show it. */
export function taxonJson(db: Database, exchange: Exchange, taxon: TaxonRow): object {
  const children = db
    .select()
    .from(taxons)
    .where(eq(taxons.parentId, taxon.id))
    .orderBy(asc(taxons.position), asc(taxons.id))
    .all()
    .filter((child) => child.enabled || exchange.dialect.disabledTaxons === 'shown');
  return {
    '@id': iri(exchange, 'taxons', taxon.code),
    '@type': 'Taxon',
    id: taxon.id,
    code: taxon.code,
    name: taxon.name,
    slug: taxon.slug,
    description: taxon.description,
    children: children.map((child) => iri(exchange, 'taxons', child.code)),
  };
}
