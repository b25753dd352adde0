import { vi } from 'vitest';
import { startEmbeddedBackend } from './embedded-backend';
import { forgetProcess } from './shop-modules';
import { SITE } from './storefront';

/** The shop's snapshot of all products and categories of the embedded backend's seed, read and parsed as in production. */
export async function wholeCatalogue() {
  const backend = await startEmbeddedBackend();
  forgetProcess();
  Object.assign(process.env, {
    COMMERCE_URL: backend.url,
    SITE_URL: SITE,
    SESSION_SECRET: 'a secret of at least thirty-two characters',
    REVALIDATE_SECRET: 'another secret of at least thirty-two characters',
  });
  vi.doMock('next/cache', () => ({ cacheTag: () => {}, cacheLife: () => {}, revalidateTag: () => {} }));
  const { getSnapshot } = await import('@/lib/server/catalogue/snapshot');
  // A page waits for two seconds only, which a busy machine may exceed.
  const snapshot = await vi.waitFor(getSnapshot, { timeout: 60_000 });
  return { snapshot, stop: backend.stop };
}
