import { AsyncLocalStorage } from 'node:async_hooks';
import { vi } from 'vitest';
import { type CheckoutPage, openCheckoutPage, type Storage } from '../support/checkout-page';
import type { Browser } from '../support/storefront';

interface Visitor {
  readonly browser: Browser;
  readonly storage: Storage;
}

const visitors = new AsyncLocalStorage<Visitor>();

function current(): Visitor {
  const visitor = visitors.getStore();
  if (!visitor) throw new Error('no shopper is doing this');
  return visitor;
}

const browserOfAll: Browser = {
  get cookies() {
    return current().browser.cookies;
  },
  clearCookies: () => current().browser.clearCookies(),
  loseResponse: (path) => current().browser.loseResponse(path),
  fetch: (path, init) => current().browser.fetch(path, init),
};

class StorageOfAll extends Map<string, string> {
  override get(key: string): string | undefined {
    return current().storage.get(key);
  }
  override set(key: string, value: string): this {
    current().storage.set(key, value);
    return this;
  }
  override delete(key: string): boolean {
    return current().storage.delete(key);
  }
}

const storageOfAll = new StorageOfAll();
let opening: Promise<unknown> = Promise.resolve();

export function as<T>(visitor: Visitor, work: () => Promise<T>): Promise<T> {
  return visitors.run(visitor, work);
}

/** Opens a checkout page for the current shopper; one at a time, since modules are reloaded for each. */
export function openPage(): Promise<CheckoutPage> {
  const opened = opening.then(() => {
    vi.unstubAllGlobals();
    return openCheckoutPage(browserOfAll, storageOfAll);
  });
  opening = opened.catch(() => null);
  return opened;
}
