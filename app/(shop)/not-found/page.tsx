import type { Metadata } from 'next';
import { NotFoundMessage } from '@/components/layout/not-found-message';

export const ensureStatic = 'navigation';

export const metadata: Metadata = { title: 'Page Not Found', robots: { index: false } };

/** What middleware.ts shows for an address that names nothing; it sets the status 404 too. */
export default function NowherePage() {
  return <NotFoundMessage />;
}
