import type { Metadata } from 'next';
import { connection } from 'next/server';
import { ClosedMessage } from '@/components/layout/closed-message';

/** Never finished: Next sends a finished page with the status that it had when it was made. */
export const instant = false;

export const metadata: Metadata = { title: 'Vi är strax tillbaka', robots: { index: false } };

/** Where middleware.ts leads whoever asks for what the shop cannot show without its backend; the status 503 comes from there too. */
export default async function ClosedPage() {
  await connection();
  return <ClosedMessage />;
}
