'use client';

import { Button } from '@/components/ui/button';
import { shareLink } from '@/components/ui/share-link';
import { showToast } from '@/components/ui/toast';
import { comparisonPath } from '@/lib/routes/comparison';
import { useCompare } from '@/stores/compare-store';
import { CompareTable } from './compare-table';
import { InviteMore } from './invite-more';
import type { SavedEntry } from './saved-data';
import { SavedPage } from './saved-page';

function ShareButton({ entries }: { entries: readonly SavedEntry[] }) {
  const share = async () => {
    const text = await shareLink('Jämförelse', comparisonPath(entries.map(({ card }) => card.code)));
    if (text !== null) void showToast('message', text);
  };
  return (
    <Button appearance="quiet" onClick={share}>
      Dela jämförelsen
    </Button>
  );
}

export function ComparePage() {
  return (
    <SavedPage
      help="Här är det tomt än. Tryck på Jämför vid två eller flera produkter, så ställs pris, påslag och vikt sida vid sida."
      store={useCompare}
      title="Jämför"
    >
      {(entries) => (
        <>
          <CompareTable entries={entries} onRemove={useCompare.getState().remove} />
          {entries.length === 1 ? <InviteMore /> : <ShareButton entries={entries} />}
        </>
      )}
    </SavedPage>
  );
}
