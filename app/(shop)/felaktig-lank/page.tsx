import type { Metadata } from 'next';
import { MessagePage } from '@/components/layout/messages/message-page';
import { ToMetals } from '@/components/ui/to-metals';

export const ensureStatic = 'navigation';

const TITLE = 'Länken går inte att läsa';

export const metadata: Metadata = { title: TITLE, robots: { index: false } };

/** Shown by middleware.ts, with status 400, for an invalid cart link. */
export default function BrokenLinkPage() {
  return (
    <MessagePage actions={<ToMetals />} title={TITLE}>
      <p>
        Länken ska lägga varor i varukorgen, men den är skadad eller felskriven. Be om en ny länk eller leta upp varorna
        här. Inget har ändrats i din varukorg.
      </p>
    </MessagePage>
  );
}
