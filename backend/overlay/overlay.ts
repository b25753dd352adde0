import type { Goods, SellableVariant } from '../catalogue/goods';
import { paymentMethods } from '../catalogue/methods';
import { createUpstream, type JsonObject, pictureMover, remembered } from './upstream';
import { variantReader } from './variants';

const SHOWN = 12;
const AT_ONCE = 8;
const METHODS_KEPT_FOR = 60_000;

/** The simulated method's code for `Swish_v2`, `bank-transfer` or `ZIMPLER`; empty for a method that is not simulated. */
function plainCode(code: string): string {
  const plain = code
    .toLowerCase()
    .replaceAll('-', '_')
    .replace(/_v\d+$/, '');
  return paymentMethods.some((method) => method.code === plain) ? plain : '';
}

async function forEach<T>(ids: readonly T[], read: (id: T) => Promise<void>): Promise<void> {
  const waiting = [...new Set(ids)];
  while (waiting.length > 0) await Promise.all(waiting.splice(0, AT_ONCE).map(read));
}

/** What a real Sylius provides for the shop's own API, so that its products can be bought. */
export type Overlay = ReturnType<typeof createOverlay>;

/** @param base the URL of a real Sylius up to `/api/v2`, without a trailing slash */
export function createOverlay(base: string) {
  const upstream = createUpstream(base);
  const movePictures = pictureMover(base);
  const variants = variantReader(upstream);
  const methods = remembered(() => upstream.plainList('/payment-methods'), METHODS_KEPT_FOR);

  const goods: Goods = {
    prepare: async (ids) => {
      const found = new Map<number | string, SellableVariant | undefined>();
      let failure: unknown;
      await forEach(ids, async (id) => {
        found.set(id, await variants.sellable(id));
      }).catch((error: unknown) => {
        failure = error;
      });
      return (_, id) => {
        if (failure !== undefined) throw failure;
        return found.get(id);
      };
    },
    availability: async (ids) => {
      const found = new Map<string, Awaited<ReturnType<typeof variants.availability>>>();
      await forEach(ids, async (id) => {
        found.set(id, await variants.availability(id));
      });
      return found;
    },
    // Sylius' ids differ from ours (its 3 may be our 4), so only codes are passed on.
    paymentName: async (id) => {
      const method = (await methods()).find((candidate) => candidate.id === id || candidate.code === String(id));
      return plainCode(typeof method?.code === 'string' ? method.code : String(id));
    },
  };

  return {
    goods,
    /**
     * The first products, optionally of one brand (by field or name): a plain Sylius has no sales figures. Picture URLs start
     * with `origin`, the origin of this backend.
     */
    topSellers: async (brand: string | undefined, origin: string): Promise<unknown[]> => {
      const named = (product: JsonObject) =>
        [product.brand, product.name].some(
          (text) => typeof text === 'string' && text.toLowerCase().includes((brand ?? '').toLowerCase()),
        );
      const found = (await upstream.list('/products', 'first')).filter(named).slice(0, SHOWN);
      return JSON.parse(movePictures(JSON.stringify(found), origin));
    },
  };
}
