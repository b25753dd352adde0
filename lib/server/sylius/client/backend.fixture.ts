import { vi } from 'vitest';

export const PRODUCTS = 'sylius/api/v2/shop/products';
export const VARIANTS = 'sylius/api/v2/shop/product-variants';
export const TAXONS = 'sylius/api/v2/shop/taxons';

/**
 * Replaces the backend until `vi.unstubAllGlobals`. Responses are by path below COMMERCE_URL: a number is a status, a function is called
 * per request, an unknown path is a 404.
 * @returns the requested paths with their queries
 */
export function stubBackend(responses: () => Readonly<Record<string, unknown>>): string[] {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (input: URL) => {
    const path = input.pathname.slice(1);
    calls.push(path + input.search);
    await Promise.resolve();
    const known = responses()[path] ?? 404;
    const body = typeof known === 'function' ? await known() : known;
    return typeof body === 'number' ? Response.json({ message: 'x' }, { status: body }) : Response.json(body);
  });
  return calls;
}
