import { commerceRequest } from '@/lib/sylius/client/http';
import { members } from '@/lib/sylius/decoders/parse';
import { CommerceError } from '@/lib/sylius/faults/errors';

/** One taxon by its code, as sent. Throws CommerceError; a 404 means that it does not exist or is disabled. */
export async function fetchTaxon(code: string): Promise<unknown> {
  const body = await commerceRequest({ path: `sylius/api/v2/shop/taxons/${encodeURIComponent(code)}` });
  if (body === undefined) throw new CommerceError('parse', `taxon ${code}: empty answer`);
  return body;
}

/** The children of the menu taxon, as sent. Throws CommerceError. */
export async function fetchTaxons(): Promise<readonly unknown[]> {
  const query = new URLSearchParams({ page: '1', itemsPerPage: '100' });
  return members(await commerceRequest({ path: 'sylius/api/v2/shop/taxons', query }));
}
