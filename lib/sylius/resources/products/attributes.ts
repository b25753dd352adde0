import pLimit from 'p-limit';
import { report } from '@/lib/reporting/report';
import { singleton } from '@/lib/singleton';
import { commerceRequest } from '@/lib/sylius/client/http';
import { iriCode, isWire, label, members, type Wire } from '@/lib/sylius/decoders/parse';
import { CommerceError } from '@/lib/sylius/faults/errors';

const PARALLEL = 6;
/** Milliseconds per catalogue load for attributes; the next load reads the rest. */
const BUDGET = 5_000;
/** Failures per load after which no more are requested. */
const PATIENCE = 3;

interface Known {
  /** The product's own modification time, which its attributes share. */
  readonly updatedAt: string | null;
  readonly attributes: readonly unknown[];
}

const known = singleton('product-attributes', () => new Map<string, Known>());

/** A plain Sylius has these facts at a separate path; the shop's own fields or a map of values already contain them. */
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
    // Sylius before 1.12 does not have this path.
    if (error instanceof CommerceError && error.status === 404) return [];
    throw error;
  }
}

function remembered(member: Wire): readonly unknown[] | undefined {
  const entry = known.get(iriCode(member) ?? '');
  return entry?.updatedAt === label(member.updatedAt) ? entry?.attributes : undefined;
}

/**
 * Adds attributes (contract.md part B section 4) to products that have no other source of metal, weight or fineness.
 * Six requests in parallel, for at most five seconds; each response is cached until the product changes. A product
 * whose attributes are unknown yet is returned unchanged: its category and name still count. Never throws.
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
