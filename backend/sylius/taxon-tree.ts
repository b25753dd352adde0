import { asc } from 'drizzle-orm';
import { taxons } from '../db/catalogue-tables';
import type { Database } from '../db/client';
import type { TaxonRow } from './taxons';

export interface PlacedTaxon {
  readonly taxon: TaxonRow;
  readonly parentCode: string | null;
  /** 0 for the root of the whole tree. */
  readonly level: number;
}

/** A taxon and all enabled ones below it, every parent before its children. */
export function branchBelow(db: Database, taxon: TaxonRow): PlacedTaxon[] {
  const all = readTree(db);
  const walk = (row: TaxonRow): PlacedTaxon[] => [
    place(all, row),
    ...all.filter((child) => child.parentId === row.id && child.enabled).flatMap(walk),
  ];
  return walk(taxon);
}

/** The way from the root of the tree to a taxon, that one included. */
export function pathTo(db: Database, taxon: TaxonRow): PlacedTaxon[] {
  const all = readTree(db);
  return [...ancestors(all, taxon), taxon].filter(({ enabled }) => enabled).map((row) => place(all, row));
}

function readTree(db: Database): TaxonRow[] {
  return db.select().from(taxons).orderBy(asc(taxons.position), asc(taxons.id)).all();
}

function place(all: readonly TaxonRow[], taxon: TaxonRow): PlacedTaxon {
  const above = ancestors(all, taxon);
  return { taxon, parentCode: above.at(-1)?.code ?? null, level: above.length };
}

function ancestors(all: readonly TaxonRow[], taxon: TaxonRow): TaxonRow[] {
  const parent = all.find(({ id }) => id === taxon.parentId);
  return parent ? [...ancestors(all, parent), parent] : [];
}
