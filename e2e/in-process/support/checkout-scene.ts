import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { type CheckoutPage, openCheckoutPage, type Storage } from './checkout-page';
import { type EmbeddedBackend, startEmbeddedBackend } from './embedded-backend';
import { type FaultProxy, startFaultProxy } from './fault-proxy';
import { openScreen } from './screen';
import { type Browser, openStorefront, type Storefront, type StorefrontOptions } from './storefront';

/** The shop's time-out for its backend in milliseconds. */
export const PATIENT = 3_000;

interface CheckoutScene {
  backend: EmbeddedBackend;
  /** Between our server and the backend. */
  proxy: FaultProxy;
  shop: Storefront;
  browser: Browser;
  storage: Storage;
  page: CheckoutPage;
}

/**
 * Gives each test of a file a checkout with a document, the shop's own API and its own real backend.
 * @returns an object whose fields belong to the running test
 */
export function checkoutScene({ prices }: Pick<StorefrontOptions, 'prices'> = {}): Readonly<CheckoutScene> {
  const scene = {} as CheckoutScene;
  beforeAll(openScreen);
  beforeEach(async () => {
    scene.backend = await startEmbeddedBackend();
    scene.proxy = await startFaultProxy(scene.backend.url);
    scene.shop = await openStorefront({
      commerceUrl: scene.proxy.url,
      timeoutMs: PATIENT,
      ...(prices ? { prices } : {}),
    });
    scene.browser = scene.shop.openBrowser();
    scene.storage = new Map();
    scene.page = await openCheckoutPage(scene.browser, scene.storage);
  });
  afterEach(async () => {
    const { cleanup } = await import('@testing-library/react');
    cleanup();
    vi.unstubAllGlobals();
    await scene.proxy.stop();
    await scene.backend.stop();
  });
  return scene;
}
