import { fetchList, type WireList } from '@/lib/sylius/client/list';

/** All variants, as sent, those of unlisted products included. Throws CommerceError. */
export function fetchVariants(): Promise<WireList> {
  return fetchList('sylius/api/v2/shop/product-variants');
}
