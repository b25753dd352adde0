import { join } from 'node:path';
import { alone } from './alone.mjs';
import { ensureBuilt } from './build.mjs';
import { openBackend, stop } from './processes.mjs';

/** The build shared by the journeys and the crash test. */
const DIST_DIR = '.next-e2e';

/** Ports, secrets and build of a shop under test. */
export function testShop() {
  const port = process.env.E2E_PORT || 3200;
  const backendPort = process.env.E2E_BACKEND_PORT || 4200;
  return {
    E2E_PORT: String(port),
    E2E_BACKEND_PORT: String(backendPort),
    COMMERCE_URL: `http://127.0.0.1:${backendPort}`,
    SITE_URL: `http://localhost:${port}`,
    SESSION_SECRET: 'e2e-session-secret-of-32-characters-or-more',
    REVALIDATE_SECRET: 'e2e-revalidate-secret-of-32-characters-or-more',
    NEXT_DIST_DIR: DIST_DIR,
  };
}

/**
 * Builds the storefront for the shop when its build is stale, with a backend running for the build.
 * @param data the caller's folder for the backend's file
 */
export async function buildTestShop(shop, data) {
  const backend = await openBackend({
    env: {
      BACKEND_PORT: shop.E2E_BACKEND_PORT,
      BACKEND_DATA: join(data, 'build.sqlite'),
      BACKEND_STOREFRONT: shop.SITE_URL,
    },
  });
  await alone(() => ensureBuilt({ distDir: shop.NEXT_DIST_DIR, env: shop }));
  await stop(backend);
}
