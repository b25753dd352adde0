import type { Metadata } from 'next';
import { SigningWaiting } from '@/components/account/signing-waiting';

export const ensureStatic = 'navigation';

export const metadata: Metadata = { title: 'Bekräftar beställningen', robots: { index: false, follow: false } };

export default function SigningPage() {
  return <SigningWaiting />;
}
