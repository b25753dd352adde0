'use client';

import { useCompare } from '@/stores/compare-store';
import { CompareTable } from './compare-table';
import { InviteMore } from './invite-more';
import { SavedPage } from './saved-page';

export function ComparePage() {
  return (
    <SavedPage
      help="Här är det tomt än. Tryck på Jämför vid två eller flera produkter, så ställs pris, påslag och vikt sida vid sida."
      store={useCompare}
      title="Jämför"
    >
      {(entries) => (
        <>
          <CompareTable entries={entries} />
          {entries.length === 1 ? <InviteMore /> : null}
        </>
      )}
    </SavedPage>
  );
}
