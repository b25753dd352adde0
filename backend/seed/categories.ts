import { z } from 'zod';
import type { taxons } from '../db/catalogue-tables';
import { CYCLE_TEXT } from '../spot/epoch';
import { readTable } from '../table';

type TaxonRow = typeof taxons.$inferInsert;

/** Disabled: Sylius 1.12 still lists and serves it, later versions hide it. Never a main taxon. */
export const DISABLED_TAXON = 'presenttackor-guld';

const row = z.object({ code: z.string(), parent: z.string(), name: z.string(), description: z.string() });

/**
 * Both trees of categories.csv, three levels deep, below their common parent, which a Sylius list of taxons never contains
 * (contract.md part B section 4). Codes are unique across both (domain.md 8.3).
 */
export function taxonRows(): TaxonRow[] {
  const root = {
    id: 1,
    code: 'category',
    parentId: null,
    position: 0,
    enabled: true,
    name: 'Sortiment',
    slug: 'category',
  };
  const rows: TaxonRow[] = [root];
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
