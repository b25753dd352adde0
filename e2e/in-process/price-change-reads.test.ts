import { expect, it, onTestFinished } from 'vitest';
import { setTestEnvironment } from '@/lib/server/config/env.fixture';
import { asMap, label } from '@/lib/server/sylius/decoders/parse';
import { fetchProducts } from '@/lib/server/sylius/resources/products/products';
import { startEmbeddedBackend } from './support/embedded-backend';

it('after a price change only products of a campaign are read again', async () => {
  const backend = await startEmbeddedBackend();
  onTestFinished(() => backend.stop());
  setTestEnvironment(backend.url);
  const read = (member: unknown) => asMap(member);
  const before = await fetchProducts(read);
  await backend.changePrices(1.01);
  const after = await fetchProducts(read, before.kept);

  expect(after.source).not.toEqual(before.source);
  const known = new Set(before.members);
  const again = after.members.filter((member) => !known.has(member));
  expect(again.filter(({ sale_price }) => sale_price === null).map(({ code }) => label(code))).toEqual([]);
  expect(again.length).toBeGreaterThan(0);
});
