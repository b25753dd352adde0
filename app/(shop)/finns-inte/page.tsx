import type { Metadata } from 'next';
import { NotFoundMessage } from '@/components/layout/not-found-message';

export const ensureStatic = 'navigation';

export const metadata: Metadata = { title: 'Page Not Found', robots: { index: false } };

/** Where middleware.ts leads whoever asks for something that is not there; the status 404 comes from there too. */
export default function NowherePage() {
  return <NotFoundMessage />;
}
