'use client';

import type { SavedEntry } from '@/components/card/saved-data';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { shareLink } from '@/components/ui/share-link';
import { ToMetals } from '@/components/ui/to-metals';
import { showToast } from '@/components/ui/toast';
import { comparisonAddress } from '@/lib/domain/paths/comparison';
import { useCompare } from '@/stores/compare-store';
import { CompareTable } from './compare-table';
import { SavedPage } from './saved-page';
import styles from './saved-page.module.css';

function ShareButton({ entries }: { entries: readonly SavedEntry[] }) {
  const share = async () => {
    const text = await shareLink('Jämförelse', comparisonAddress(entries.map(({ card }) => card.code)));
    if (text !== null) void showToast('message', text);
  };
  return (
    <Button appearance="quiet" onClick={share}>
      Dela jämförelsen
    </Button>
  );
}

function InviteMore() {
  return (
    <div className={cx(styles.help, 'mt-5')}>
      <p>Lägg till minst en produkt till, så står pris, påslag och vikt sida vid sida.</p>
      <ToMetals />
    </div>
  );
}

export function ComparePage() {
  return (
    <SavedPage
      help="Här är det tomt än så länge. Tryck på Jämför vid två eller flera produkter, så ställs pris, påslag och vikt sida vid sida."
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
