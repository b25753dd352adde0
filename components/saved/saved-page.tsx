import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { cx } from '@/components/ui/cx';
import { ToMetals } from '@/components/ui/to-metals';
import { productCount } from '@/lib/listing/count-label';
import type { SavedProduct } from '@/lib/product/product';
import type { SavedEntry } from './saved-data';
import styles from './saved-page.module.css';
import { type UseSavedStore, useIsRead, useSaved } from './use-saved';

interface SavedPageProps {
  title: string;
  /** Shown while the list is empty: how to fill it. */
  help: string;
  store: UseSavedStore;
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
        <li className={styles.goneItem} key={id}>
          <span>{name} finns inte längre i sortimentet.</span>
          <Button aria-label={`Ta bort ${name}`} appearance="quiet" onClick={() => onRemove(id)}>
            Ta bort
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** The layout of wishlist and comparison: the list, its discontinued products, and help for an empty list. */
export function SavedPage({ title, help, store, children }: SavedPageProps) {
  const isRead = useIsRead(store);
  const { data, remove, clear, restore } = store();
  const [cleared, setCleared] = useState<readonly SavedProduct[]>([]);
  const { found, gone, isWaiting, hasFailed, retry } = useSaved(data);
  const heading = useKeptFocus(data.length);

  const clearAll = () => {
    setCleared(data);
    clear();
  };
  const undo = () => {
    restore(cleared);
    heading.current?.focus();
  };

  return (
    <Container className={styles.page}>
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="quiet" role="status">
          {isRead && data.length > 0 ? productCount(data.length) : null}
        </p>
        {data.length > 0 ? (
          <Button className={styles.clear} onClick={clearAll}>
            Rensa
          </Button>
        ) : null}
      </div>
      <noscript>
        <p>Listan sparas i din webbläsare och visas med JavaScript.</p>
      </noscript>
      {isRead && data.length === 0 ? (
        <div className={cx(styles.help, 'mb-5')}>
          <p>{cleared.length > 0 ? 'Listan är rensad.' : help}</p>
          {cleared.length > 0 ? <Button onClick={undo}>Ångra</Button> : null}
          <ToMetals />
        </div>
      ) : null}
      {hasFailed ? (
        <div className={cx(styles.help, 'mb-5')} role="alert">
          <p>Aktuella priser kunde inte hämtas.</p>
          <Button onClick={retry}>Försök igen</Button>
        </div>
      ) : null}
      <Gone onRemove={remove} products={gone} />
      {found.length > 0 ? children(found) : null}
      {!isRead || (isWaiting && found.length === 0 && !hasFailed) ? (
        <div aria-busy="true" className={styles.waiting} />
      ) : null}
    </Container>
  );
}
