import type { Metadata } from 'next';
import { Profile } from '@/components/account/profile';

export const ensureStatic = 'navigation';

export const metadata: Metadata = { title: 'Mina sidor', robots: { index: false, follow: false } };

export default function ProfilePage() {
  return <Profile />;
}
