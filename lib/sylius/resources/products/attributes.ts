import pLimit from 'p-limit';
import { report } from '@/lib/reporting/report';
import { singleton } from '@/lib/singleton';
import { commerceRequest } from '@/lib/sylius/client/http';
import { iriCode, isWire, label, members, type Wire } from '@/lib/sylius/decoders/parse';
import { CommerceError, isNotFound } from '@/lib/sylius/faults/errors';

const PARALLEL = 6;
/** Milliseconds that one load of the catalogue spends on attributes; what is not read by then is read by the next load. */
const BUDGET = 5_000;
/** Failures in one load after which it asks no more. */
const PATIENCE = 3;

interface Known {
  /** The product's own time of change: attributes belong to it. */
  readonly updatedAt: string | null;
  readonly attributes: readonly unknown[];
}

const known = singleton('product-attributes', () => new Map<string, Known>());

/** A plain Sylius keeps what a product is made of behind its own address; the shop's fields or a map of values say it at once. */
function lacksFacts(member: Wire): boolean {
  const isTold = member.weight !== undefined || member.purity !== undefined || member.syncRates !== undefined;
  return !isTold && (!isWire(member.attributes) || Object.keys(member.attributes).length === 0);
}

async function fetchAttributes(code: string, timeoutMs: number): Promise<readonly unknown[]> {
  try {
    return members(
      await commerceRequest({ path: `sylius/api/v2/shop/products/${encodeURIComponent(code)}/attributes`, timeoutMs }),
    );
  } catch (error) {
    // Sylius before 1.12 has no such address.
    if (isNotFound(error)) return [];
    throw error;
  }
}

function remembered(member: Wire): readonly unknown[] | undefined {
  const entry = known.get(iriCode(member) ?? '');
  return entry?.updatedAt === label(member.updatedAt) ? entry?.attributes : undefined;
}

/**
 * The products of a list with their attributes (contract.md part B section 4), where they bring nothing else that tells metal,
 * weight or fineness. Six at a time, five seconds at most; each response is remembered until the product changes. A product whose
 * attributes are not known yet stays as it is: its category and its name still speak. Never throws.
 */
export async function withAttributes(list: readonly unknown[], budget = BUDGET): Promise<readonly unknown[]> {
  const wanting = list.filter(isWire).filter((member) => lacksFacts(member) && remembered(member) === undefined);
  const end = Date.now() + budget;
  const inTurn = pLimit(PARALLEL);
  let failures = 0;
  let left = 0;
  const read = async (member: Wire) => {
    const code = iriCode(member);
    if (code === null) return;
    if (Date.now() >= end || failures >= PATIENCE) {
      left += 1;
      return;
    }
    try {
      known.set(code, {
        updatedAt: label(member.updatedAt),
        attributes: await fetchAttributes(code, Math.max(1, end - Date.now())),
      });
    } catch (error) {
      if (!(error instanceof CommerceError)) throw error;
      failures += 1;
      left += 1;
    }
  };
  await Promise.all(wanting.map((member) => inTurn(() => read(member))));
  if (left > 0) report('attributes of products are not known yet', { left, of: wanting.length, failures });
  return list.map((member) => {
    const attributes = isWire(member) && lacksFacts(member) ? remembered(member) : undefined;
    return attributes === undefined || !isWire(member) ? member : { ...member, attributes };
  });
}
