import type { Metadata } from 'next';
import { NotFoundMessage } from '@/components/layout/messages/not-found-message';
import { TopSellers } from '@/components/product/top-sellers';

export const ensureStatic = 'navigation';

export const metadata: Metadata = { title: 'Page Not Found', robots: { index: false } };

/** middleware.ts rewrites unknown paths to this page and sets the status 404. */
export default function NowherePage() {
  return (
    <NotFoundMessage>
      <TopSellers />
    </NotFoundMessage>
  );
}
