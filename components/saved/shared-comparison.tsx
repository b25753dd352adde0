'use client';

import { useSaved } from '@/components/card/use-saved';
import { ButtonLink } from '@/components/ui/button-link';
import { cx } from '@/components/ui/cx';
import { paths } from '@/lib/domain/paths/paths';
import { CompareTable } from './compare-table';
import { SavedFrame } from './saved-page';
import styles from './saved-page.module.css';

/**
 * The comparison of a shared link. Does not change the visitor's own list.
 * @param codes of products, not validated
 */
export function SharedComparison({ codes }: { codes: readonly string[] }) {
  const result = useSaved(codes.map((code) => ({ id: code, code, name: code })));
  const { found, gone, isWaiting } = result;
  return (
    <SavedFrame
      action={
        <ButtonLink className={cx(styles.clear, 'no-print')} href={paths.compare}>
          Till min jämförelse
        </ButtonLink>
      }
      count={isWaiting ? null : found.length}
      result={result}
      title="Delad jämförelse"
      withoutScripts="Jämförelsen visas med JavaScript."
    >
      {codes.length === 0 ? <p>Länken innehåller inga varor.</p> : null}
      {gone.length > 0 ? (
        <p className="mb-4">
          {`${gone.length === 1 ? 'En vara' : `${gone.length}\u00a0varor`} i länken finns inte i sortimentet.`}
        </p>
      ) : null}
      {found.length > 0 ? <CompareTable entries={found} onRemove={null} /> : null}
    </SavedFrame>
  );
}
