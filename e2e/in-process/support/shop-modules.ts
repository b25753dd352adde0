import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { vi } from 'vitest';

type Handler = (request: Request) => Promise<Response>;
type Route = Readonly<Record<string, Handler | undefined>>;

/** Folders whose route handlers have fixed paths and need nothing from Next but the request. */
const FOLDERS = ['app/api/commerce', 'app/api/identity', 'app/get-bank-id-session', 'app/get-payment-signing-session'];

function routeFiles(): string[] {
  return FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((below) => join(folder, below))
      .filter((file) => /(^|\/)route\.ts$/.test(file) && !file.includes('[')),
  );
}

/** Deletes the globals in which modules store state for the whole process. */
export function forgetProcess(): void {
  for (const key of Reflect.ownKeys(globalThis)) {
    const name = typeof key === 'symbol' ? Symbol.keyFor(key) : key;
    if (name?.startsWith('shop.')) Reflect.deleteProperty(globalThis, key);
  }
}

/**
 * Reloads the shop's server code, as in a new process, with its own environment. Modules that a test has imported before are unchanged;
 * later imports are a second copy that shares nothing with the first.
 */
export async function loadShop(environment: Readonly<Record<string, string>>) {
  vi.resetModules();
  forgetProcess();
  Object.assign(process.env, environment);
  const [{ env }, { handleCommerce }, { proxyDeps }] = await Promise.all([
    import('../../../lib/server/config/env'),
    import('@/lib/server/api/handle-commerce'),
    import('@/lib/server/api/proxy-deps'),
  ]);
  const routes = await Promise.all(
    routeFiles().map(async (file) => {
      const route: Route = await import(pathToFileURL(file).href);
      return [file.replace(/^app/, '').replace(/\/route\.ts$/, ''), route] as const;
    }),
  );
  // The environment is read once; after this another shop may use a different one.
  const settings = env();
  const setTimeout = (COMMERCE_TIMEOUT_MS: number) => Object.assign(settings, { COMMERCE_TIMEOUT_MS });
  return { handleCommerce, proxyDeps, routes: new Map(routes), setTimeout };
}
