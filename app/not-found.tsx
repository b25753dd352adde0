import type { Metadata } from 'next';
import { NotFoundMessage } from '@/components/layout/messages/not-found-message';
import { MAIN_ID } from '@/components/layout/skip-link';

export const metadata: Metadata = { title: 'Page Not Found', robots: { index: false } };

/**
 * Next sends this with every page, so it has no header or footer. Paths that look like a page's get
 * app/(shop)/not-found/page.tsx in the shop's frame (middleware.ts).
 */
export default function NotFound() {
  return (
    <main id={MAIN_ID} tabIndex={-1}>
      <NotFoundMessage />
    </main>
  );
}
