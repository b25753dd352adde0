import { fetchList, type WireList } from '@/lib/sylius/client/list';

/** All variants as sent, including those of unlisted products. Throws CommerceError. */
export function fetchVariants(): Promise<WireList> {
  return fetchList('sylius/api/v2/shop/product-variants');
}
