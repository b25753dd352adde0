import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { SavedEntry } from '@/components/card/saved-data';
import { type SavedResult, type UseSavedStore, useIsRead, useSaved } from '@/components/card/use-saved';
import { Button } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { cx } from '@/components/ui/cx';
import { ToMetals } from '@/components/ui/to-metals';
import { productCount } from '@/lib/domain/listing/count-label';
import type { SavedProduct } from '@/lib/domain/product/product';
import styles from './saved-page.module.css';

interface SavedPageProps {
  title: string;
  help: string;
  store: UseSavedStore;
  whenEmpty?: ReactNode;
  children: (entries: readonly SavedEntry[]) => ReactNode;
}

/** The pressed button is removed with its product, so the focus moves to the heading. */
function useKeptFocus(count: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) heading.current?.focus();
    before.current = count;
  }, [count]);
  return heading;
}

function Gone({ products, onRemove }: { products: readonly SavedProduct[]; onRemove: (id: string) => void }) {
  if (products.length === 0) return null;
  return (
    <ul className={styles.gone}>
      {products.map(({ id, name }) => (
        <li className="row between center gap-x-4 py-2" key={id}>
          <span>
            <span translate="no">{name}</span> finns inte längre i sortimentet.
          </span>
          <Button aria-label={`Ta bort ${name}`} appearance="quiet" onClick={() => onRemove(id)}>
            Ta bort
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface SavedFrameProps {
  title: string;
  heading?: RefObject<HTMLHeadingElement | null>;
  count: number | null;
  action: ReactNode;
  withoutScripts: string;
  result: SavedResult;
  children: ReactNode;
}

/** The layout of wishlist and comparisons, while their products are fetched and when that fails. */
export function SavedFrame({ title, heading, count, action, withoutScripts, result, children }: SavedFrameProps) {
  const { found, isWaiting, hasFailed, retry } = result;
  return (
    <Container className={styles.page}>
      <div className="row baseline gap-2 gap-x-4 mb-5">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="quiet" role="status">
          {count ? productCount(count) : null}
        </p>
        {action}
      </div>
      <noscript>
        <p>{withoutScripts}</p>
      </noscript>
      {hasFailed ? (
        <div className={cx(styles.help, 'mb-5')} role="alert">
          <p>Aktuella priser kunde inte hämtas.</p>
          <Button onClick={retry}>Försök igen</Button>
        </div>
      ) : null}
      {children}
      {isWaiting && found.length === 0 && !hasFailed ? <div aria-busy="true" className={styles.waiting} /> : null}
    </Container>
  );
}

export function SavedPage({ title, help, store, whenEmpty, children }: SavedPageProps) {
  const isRead = useIsRead(store);
  const { data, remove, clear, restore } = store();
  const [cleared, setCleared] = useState<readonly SavedProduct[]>([]);
  const result = useSaved(data);
  const heading = useKeptFocus(data.length);

  const clearAll = () => {
    setCleared(data);
    clear();
  };
  const undo = () => {
    restore(cleared);
    heading.current?.focus();
  };
  const clearButton = (
    <Button className={styles.clear} onClick={clearAll}>
      Rensa
    </Button>
  );

  return (
    <SavedFrame
      action={data.length > 0 ? clearButton : null}
      count={isRead ? data.length : null}
      heading={heading}
      result={{ ...result, isWaiting: result.isWaiting || !isRead }}
      title={title}
      withoutScripts="Listan sparas i din webbläsare och visas med JavaScript."
    >
      {isRead && data.length === 0 ? (
        <div className={cx(styles.help, 'mb-5')}>
          <p>{cleared.length > 0 ? 'Listan är rensad.' : help}</p>
          {cleared.length > 0 ? <Button onClick={undo}>Ångra</Button> : null}
          <ToMetals />
        </div>
      ) : null}
      {isRead && data.length === 0 ? whenEmpty : null}
      <Gone onRemove={remove} products={result.gone} />
      {result.found.length > 0 ? children(result.found) : null}
    </SavedFrame>
  );
}
