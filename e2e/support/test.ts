import { test as base } from 'playwright/test';
import { expectNoLeaks, recordAddresses } from './secrets';
import { Shop, SITE_URL } from './shop';
import { freshWorld } from './world';

let clients = 0;

export const test = base.extend<{ world: undefined }, { shop: Shop }>({
  baseURL: SITE_URL,
  // Each journey is another client for the rate limits, as behind a proxy.
  extraHTTPHeaders: async ({}, use) => {
    clients += 1;
    await use({ 'x-forwarded-for': `198.51.100.${clients % 250}` });
  },
  // After every purchase, however it ended, checks that its secrets have not leaked (contract.md A1).
  page: async ({ page, context, shop }, use, { project, errors }) => {
    const addresses = recordAddresses(page);
    await use(page);
    if (project.name === 'purchases' && errors.length === 0) await expectNoLeaks({ page, context, shop }, addresses);
  },
  // Purchases and price changes leave their traces: each begins in a fresh world.
  world: [
    async ({ request }, use, { project }) => {
      if (project.name === 'purchases' || project.name === 'timed') await freshWorld(request);
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
