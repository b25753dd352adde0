import { z } from 'zod';
import type { Category } from '@/lib/domain/listing/category';
import { commerceRequest } from '@/lib/server/sylius/client/http';
import { wire } from '@/lib/server/sylius/decoders/fields';
import { iriCode, isWire, members, text, type Wire } from '@/lib/server/sylius/decoders/parse';
import { CommerceError } from '@/lib/server/sylius/faults/errors';

const schema = z.looseObject({ '@id': wire.any, code: wire.id, children: wire.list, parent: wire.code });

/** A taxon whose children are still unresolved: an IRI key (`taxons/X`) to fetch, or the child's own object. */
export interface ParsedTaxon {
  readonly category: Omit<Category, 'children'>;
  /** Codes of its ancestors, nearest first, as far as the taxon contains them. */
  readonly above: readonly string[];
  readonly children: readonly (string | Wire)[];
}

/**
 * Parses a taxon (contract.md part B section 4). Codes are lowercased, since they become URL segments.
 * @throws CommerceError of kind `parse` when it is not an object or has no code
 */
export function parseTaxon(body: unknown): ParsedTaxon {
  const parsed = schema.safeParse(body);
  if (!parsed.success || !isWire(body)) throw new CommerceError('parse', 'taxon: not an object');
  const code = parsed.data.code ?? iriCode(parsed.data['@id']);
  if (code === null) throw new CommerceError('parse', 'taxon: no code');
  const { parent } = parsed.data;
  // Sylius uses the whole path as the slug: `kopa-guld/guldtackor`.
  const way = (text(body, 'slug') ?? '').split('/').slice(0, -1).filter(Boolean).toReversed();
  return {
    category: { code: code.toLowerCase(), name: text(body, 'name') ?? code, description: text(body, 'description') },
    above: [...(parent === null ? [] : [parent]), ...way].map((step) => step.toLowerCase()),
    children: parsed.data.children.flatMap((child): (string | Wire)[] => {
      if (isWire(child) && 'name' in child && 'children' in child) return [child];
      const childCode = isWire(child) || typeof child === 'string' ? iriCode(child) : null;
      return childCode === null ? [] : [`taxons/${childCode}`];
    }),
  };
}

/** One taxon by its code, as sent. Throws CommerceError; a 404 means that it does not exist or is disabled. */
export async function fetchTaxon(code: string): Promise<unknown> {
  const body = await commerceRequest({ path: `sylius/api/v2/shop/taxons/${encodeURIComponent(code)}` });
  if (body === undefined) throw new CommerceError('parse', `taxon ${code}: empty response`);
  return body;
}

/** The children of the menu taxon, as sent. Throws CommerceError. */
export async function fetchTaxons(): Promise<readonly unknown[]> {
  const query = new URLSearchParams({ page: '1', itemsPerPage: '100' });
  return members(await commerceRequest({ path: 'sylius/api/v2/shop/taxons', query }));
}
