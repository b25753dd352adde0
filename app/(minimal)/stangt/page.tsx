import type { Metadata } from 'next';
import { ClosedMessage } from '@/components/layout/closed-message';

export const ensureStatic = 'navigation';

export const metadata: Metadata = { title: 'Vi är strax tillbaka', robots: { index: false } };

/** Where middleware.ts leads whoever asks for what the shop cannot show without its backend; the status 503 comes from there too. */
export default function ClosedPage() {
  return <ClosedMessage />;
}
