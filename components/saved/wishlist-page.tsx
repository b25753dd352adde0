'use client';

import { type ReactNode, useEffect, useState } from 'react';
import type { SavedEntry } from '@/components/card/saved-data';
import { currentOf } from '@/components/followed/current';
import { requestPermission } from '@/components/followed/notices';
import { ProductGrid } from '@/components/product/card/product-grid';
import { isSameCode, isWatched } from '@/lib/domain/followed/followed';
import { recordSeen, useFollowed } from '@/stores/followed-store';
import { useWishlist } from '@/stores/wishlist-store';
import { NoticeHelp } from './notice-help';
import { SavedPage } from './saved-page';
import { WishedItem } from './wished-item';

function Wished({ entries }: { entries: readonly SavedEntry[] }) {
  const { data } = useFollowed();
  const [now] = useState(Date.now);
  // A permission is no state of React's: it is read anew after the browser's own dialog has closed.
  const [, setDialogs] = useState(0);
  const requestNotices = () =>
    void requestPermission()
      .catch(() => {})
      .then(() => setDialogs((count) => count + 1));
  useEffect(() => recordSeen(entries.map(currentOf)), [entries]);
  const followedOf = (code: string) => data.find((followed) => isSameCode(followed.code, code));
  const isWatching = entries.some(({ card }) => {
    const followed = followedOf(card.code);
    return followed !== undefined && isWatched(followed);
  });
  return (
    <>
      <div role="status">{isWatching ? <NoticeHelp onAllow={requestNotices} /> : null}</div>
      <ProductGrid>
        {entries.map((entry) => (
          <WishedItem
            entry={entry}
            followed={followedOf(entry.card.code)}
            key={entry.card.code}
            now={now}
            onWanted={requestNotices}
          />
        ))}
      </ProductGrid>
    </>
  );
}

export function WishlistPage({ whenEmpty }: { whenEmpty: ReactNode }) {
  return (
    <SavedPage
      help="Här är det tomt än så länge. Tryck på hjärtat vid en produkt, så ligger den kvar här till nästa gång, i den här webbläsaren."
      store={useWishlist}
      title="Önskelista"
      whenEmpty={whenEmpty}
    >
      {(entries) => <Wished entries={entries} />}
    </SavedPage>
  );
}
