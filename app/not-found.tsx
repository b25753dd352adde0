import type { Metadata } from 'next';
import { NotFoundMessage } from '@/components/layout/not-found-message';
import { MAIN_ID } from '@/components/layout/skip-link';

export const metadata: Metadata = { title: 'Page Not Found', robots: { index: false } };

/**
 * Next sends this along with every page, so it must stay small: no header, no footer. Whatever resembles a page's address
 * gets app/(shop)/not-found.tsx, in the shop's frame (middleware.ts).
 */
export default function NotFound() {
  return (
    <main id={MAIN_ID} tabIndex={-1}>
      <NotFoundMessage />
    </main>
  );
}
