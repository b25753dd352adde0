import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { vi } from 'vitest';

type Handler = (request: Request) => Promise<Response>;
type Route = Readonly<Record<string, Handler | undefined>>;

/** Folders whose route handlers answer at a fixed address and need nothing of Next but the request. */
const FOLDERS = ['app/api/commerce', 'app/api/identity', 'app/get-bank-id-session', 'app/get-payment-signing-session'];

function routeFiles(): string[] {
  return FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((below) => join(folder, below))
      .filter((file) => /(^|\/)route\.ts$/.test(file) && !file.includes('[')),
  );
}

/** Everything that modules keep for the whole process, past the end of their own lives. */
function forgetProcess(): void {
  for (const key of Reflect.ownKeys(globalThis)) {
    const name = typeof key === 'symbol' ? Symbol.keyFor(key) : key;
    if (name?.startsWith('shop.') || name === 'guldkajenProxy') Reflect.deleteProperty(globalThis, key);
  }
}

/**
 * Loads the shop's server code anew, as a freshly started process has it, under an environment of its own. What a test has
 * imported before stays as it is; what it imports afterwards is a second copy, and shares nothing with the first.
 */
export async function loadShop(environment: Readonly<Record<string, string>>) {
  vi.resetModules();
  forgetProcess();
  Object.assign(process.env, environment);
  const [{ env }, { handleCommerce }, { proxyDeps }] = await Promise.all([
    import('../../../lib/config/env'),
    import('@/lib/api/server/handle'),
    import('@/lib/api/server/deps'),
  ]);
  const routes = await Promise.all(
    routeFiles().map(async (file) => {
      const route: Route = await import(pathToFileURL(file).href);
      return [file.replace(/^app/, '').replace(/\/route\.ts$/, ''), route] as const;
    }),
  );
  // The environment is read once; from here on another shop may have another one.
  const settings = env();
  const setTimeout = (COMMERCE_TIMEOUT_MS: number) => Object.assign(settings, { COMMERCE_TIMEOUT_MS });
  return { handleCommerce, proxyDeps, routes: new Map(routes), setTimeout };
}
