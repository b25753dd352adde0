import { test as base } from 'playwright/test';
import { expectNoLeaks, recordAddresses } from './secrets';
import { Shop, SITE_URL } from './shop';

let clients = 0;

export const test = base.extend<object, { shop: Shop }>({
  baseURL: SITE_URL,
  // Every journey is a customer of its own to the rate limits, as behind a proxy that distinguishes the clients.
  extraHTTPHeaders: async ({}, use) => {
    clients += 1;
    await use({ 'x-forwarded-for': `198.51.100.${clients % 250}` });
  },
  // However a purchase ended, its secrets are where they belong (contract.md A1).
  page: async ({ page, context, shop }, use, { project, errors }) => {
    const addresses = recordAddresses(page);
    await use(page);
    if (project.name === 'purchases' && errors.length === 0) await expectNoLeaks({ page, context, shop }, addresses);
  },
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
