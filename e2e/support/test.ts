import { test as base } from 'playwright/test';
import { expectNoLeaks, recordAddresses } from './secrets';
import { Shop, SITE_URL } from './shop';
import { freshWorld } from './world';

/** For `test.use`: a journey that changes the world around the shop, which begins with the seeded one. */
export const CHANGES = { isFresh: true };
/** For `test.use`: without motion. Rendering it takes time, and other journeys test it. */
export const STILL = { contextOptions: { reducedMotion: 'reduce' } } as const;
export const BUYS = { ...CHANGES, ...STILL };

let clients = 0;
/** Whether this worker's last journey has changed the world. */
let isChanged = false;

export const test = base.extend<{ isFresh: boolean; world: undefined }, { shop: Shop }>({
  isFresh: [false, { option: true }],
  baseURL: SITE_URL,
  // Each journey is another client for the rate limits, as behind a proxy.
  extraHTTPHeaders: async ({}, use) => {
    clients += 1;
    await use({ 'x-forwarded-for': `198.51.100.${clients % 250}` });
  },
  // After every purchase, however it ended, checks that its secrets have not leaked (contract.md A1).
  page: async ({ page, context, shop, isFresh }, use, { errors }) => {
    const addresses = recordAddresses(page);
    await use(page);
    if (isFresh && errors.length === 0) await expectNoLeaks({ page, context, shop }, addresses);
  },
  world: [
    async ({ request, isFresh }, use) => {
      if (isFresh || isChanged) await freshWorld(request);
      isChanged = isFresh;
      await use(undefined);
    },
    { auto: true },
  ],
  shop: [
    async ({}, use) => {
      const shop = new Shop();
      await shop.start();
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', auto: true },
  ],
});

export { expect } from 'playwright/test';
