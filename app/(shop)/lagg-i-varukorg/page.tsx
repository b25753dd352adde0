import type { Metadata } from 'next';
import { connection } from 'next/server';
import { CartLinkPage } from '@/components/cart/cart-link-page';
import { ITEMS, NEXT_PAGE } from '@/lib/domain/paths/cart-link';

/** Dynamic: the query names the products. */
export const instant = false;

export const metadata: Metadata = { title: 'Lägg i varukorgen', robots: { index: false } };

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? null;

export default async function CartLinkRoute({ searchParams }: PageProps<'/lagg-i-varukorg'>) {
  await connection();
  const query = await searchParams;
  return <CartLinkPage items={first(query[ITEMS]) ?? ''} next={first(query[NEXT_PAGE])} />;
}
