import { toCartProduct } from '@/lib/domain/cart/cart-product';
import { NO_EPOCH } from '@/lib/domain/prices/rates';
import { offerOf } from '@/lib/domain/product/in-variant';
import type { Catalogue } from '@/lib/server/catalogue/catalogue';
import { closedNow } from '@/lib/server/catalogue/sales/closed';
import { readStop } from '@/lib/server/catalogue/sales/stop';
import { getSnapshot, pastEpochs } from '@/lib/server/catalogue/snapshot';
import { env } from '@/lib/server/config/env';
import { singleton } from '@/lib/server/config/singleton';
import type { CookieJar } from '@/lib/server/sessions/sealed-cookie';
import { sealSettings } from '@/lib/server/sessions/settings';
import { sharedStore } from '@/lib/server/store/shared-store';
import { commerceRequest } from '@/lib/server/sylius/client/http';
import type { FindGoods, PriceList } from './orders/agreed';
import { findGoodsToday } from './orders/goods-today';
import { createIntentMemory } from './orders/intents';
import type { ProxyDeps } from './proxy-call';
import { createLimit } from './rate-limit';
import { createSharedReads } from './shared-reads';

const now = () => new Date();

const processDeps = () =>
  singleton('proxy', () => ({
    limit: createLimit({ store: sharedStore() }),
    shared: createSharedReads(Date.now),
    intents: createIntentMemory(sharedStore(), sealSettings()),
    store: sharedStore(),
  }));

/** Searches all products per order line: orders are rare, and an index would be built at every load of the catalogue. */
function findGoods({ products, unlisted }: Catalogue): FindGoods {
  return (variantId) => {
    for (const product of [...products, ...unlisted]) {
      const variant = product.variants.find(({ id }) => id === variantId);
      if (variant) return toCartProduct(product, offerOf(product, variant).label, variant);
    }
    return null;
  };
}

/** Without a catalogue no price can be checked, and none is valid. */
const NO_PRICES: PriceList = { changed: NO_EPOCH.changed, byVariant: new Map(), terms: new Map() };

/** This server's current prices, and whether it takes orders at them: the stop button works from the next order on. */
export async function shopPrices(): Promise<PriceList> {
  const [snapshot] = await Promise.all([getSnapshot().catch(() => null), readStop()]);
  if (snapshot === null) return { ...NO_PRICES, closed: closedNow(undefined) };
  const { variantPrices, priceTerms, textIds } = snapshot.catalogue;
  return {
    changed: snapshot.epoch.changed,
    closed: closedNow(snapshot),
    past: pastEpochs(),
    byVariant: variantPrices,
    terms: priceTerms,
    textIds,
    goods: findGoods(snapshot.catalogue),
    today: findGoodsToday(snapshot.catalogue, snapshot.rates),
  };
}

/** The proxy's deps for one request. */
export function proxyDeps(jar: CookieJar): ProxyDeps {
  return {
    ...processDeps(),
    upstream: commerceRequest,
    jar,
    seal: sealSettings(),
    siteUrl: env().SITE_URL,
    now,
    prices: shopPrices,
  };
}
