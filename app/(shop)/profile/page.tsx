import type { Metadata } from 'next';
import { Profile } from '@/components/account/profile';
import { TopSellers } from '@/components/product/top-sellers';

export const ensureStatic = 'navigation';

export const metadata: Metadata = { title: 'Mina sidor', robots: { index: false, follow: false } };

export default function ProfilePage() {
  return <Profile withoutOrders={<TopSellers />} />;
}
