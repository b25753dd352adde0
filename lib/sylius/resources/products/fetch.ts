import { fetchList, type WireList } from '@/lib/sylius/client/list';

/** All products, as sent. Throws CommerceError. */
export function fetchProducts(): Promise<WireList> {
  return fetchList('sylius/api/v2/shop/products');
}
