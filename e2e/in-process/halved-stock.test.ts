import { expect, it, onTestFinished, vi } from 'vitest';
import { startEmbeddedBackend } from './support/embedded-backend';
import { openStorefront, SITE } from './support/storefront';
import { webhook } from './support/webhook';

/* A dealer really sells most of the stock: lib/server/catalogue/sales/selling.test.ts has the limits. */

async function selling() {
  const { GET } = await import('../../app/api/ready/route');
  const { checks } = await (await GET(new Request(`${SITE}/api/ready`))).json();
  const { ok, listed, forSale, before } = checks.selling;
  return { ok, share: Math.round((forSale / listed) * 10) / 10, isCompared: before !== null };
}

it('a forced webhook accepts the stock that is left, for the lists after it too', async () => {
  vi.doMock('next/cache', () => ({ cacheTag: () => {}, cacheLife: () => {}, revalidateTag: () => {} }));
  const backend = await startEmbeddedBackend();
  onTestFinished(() => backend.stop());
  await openStorefront({ commerceUrl: backend.url });
  await webhook({ reason: 'watch' });
  expect((await selling()).ok).toBe(true);

  const { currentSnapshot } = await import('@/lib/server/catalogue/snapshot');
  const variants = currentSnapshot()?.catalogue.products.flatMap((product) => product.variants) ?? [];
  const sold = variants.filter((_, index) => index % 5 > 0);
  await Promise.all(
    sold.map(({ code }) => backend.control('stock', { variantId: code, stock: 0, deliveryWeeks: null })),
  );
  await backend.changePrices(1.001);
  await webhook({ reason: 'watch' });
  expect(await selling()).toEqual({ ok: false, share: 0.2, isCompared: true });

  // No probe before the next list.
  await webhook({ force: true });
  await backend.changePrices(1.001);
  await webhook({ reason: 'watch' });
  expect(await selling()).toEqual({ ok: true, share: 0.2, isCompared: true });
});
