import { readSmall } from '@/lib/server/sylius/client/small-reads';
import { iriCode, isWire, label, members, type Wire } from '@/lib/server/sylius/decoders/parse';

/** A plain Sylius has these facts at a separate path; the shop's own fields or a map of values already contain them. */
export function lacksFacts(member: unknown): member is Wire {
  if (!isWire(member)) return false;
  const isStated = member.weight !== undefined || member.purity !== undefined || member.syncRates !== undefined;
  return !isStated && (!isWire(member.attributes) || Object.keys(member.attributes).length === 0);
}

const pathOf = (member: Wire) => `sylius/api/v2/shop/products/${encodeURIComponent(iriCode(member) ?? '')}/attributes`;

/**
 * Adds attributes (contract.md part B section 4) to products that have no other source of metal, weight or fineness. A product whose
 * attributes are unknown yet is returned unchanged: its category and name still count. Never throws.
 */
export async function withAttributes(list: readonly unknown[]): Promise<readonly unknown[]> {
  const wanting = list.filter(lacksFacts).filter((member) => iriCode(member) !== null);
  const byPath = await readSmall({
    kind: 'attributes of products',
    // Attributes share the product's own modification time.
    wanted: new Map(wanting.map((member) => [pathOf(member), label(member.updatedAt)])),
    // Sylius before 1.12 does not have this path.
    read: (body) => (body === null ? [] : members(body)),
  });
  return list.map((member) => {
    const attributes = lacksFacts(member) ? byPath.get(pathOf(member)) : undefined;
    return attributes === undefined ? member : { ...Object(member), attributes };
  });
}
