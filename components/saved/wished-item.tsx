import { type FormEvent, useId, useRef, useState } from 'react';
import type { SavedEntry } from '@/components/card/saved-data';
import { currentOf } from '@/components/followed/current';
import { ProductCard } from '@/components/product/card/product-card';
import { Button } from '@/components/ui/button';
import { Wording } from '@/components/ui/wording';
import { type Current, changesSince, type Followed, saidWhen, wantedPrice } from '@/lib/domain/followed/followed';
import { formatSek } from '@/lib/domain/prices/format';
import { wantNotice } from '@/stores/followed-store';
import styles from './wished-item.module.css';

interface WishProps {
  current: Current;
  /** Called when the shopper has pressed for a notice. */
  onWanted: () => void;
}

function PriceWish({ current, onWanted }: WishProps) {
  const id = useId();
  const [error, setError] = useState<string | null>(null);
  const want = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const below = wantedPrice(String(new FormData(event.currentTarget).get('below') ?? ''), current);
    if (typeof below === 'string') return setError(below);
    wantNotice(current.code, { below });
    onWanted();
  };
  return (
    <details className="no-print">
      <summary className="disclosure">Säg till vid lägre pris</summary>
      <form className="stack gap-2 starts mt-2" noValidate onSubmit={want}>
        <label htmlFor={id}>Säg till när priset är under (SEK)</label>
        <input
          aria-describedby={error === null ? undefined : `${id}-error`}
          aria-invalid={error === null ? undefined : true}
          autoComplete="off"
          className={styles.amount}
          id={id}
          inputMode="numeric"
          name="below"
          type="text"
        />
        <p className="error" id={`${id}-error`} role="alert">
          {error === null ? null : <Wording key={error} text={error} />}
        </p>
        <Button type="submit">Säg till</Button>
      </form>
    </details>
  );
}

function BackWish({ current, onWanted }: WishProps) {
  const want = () => {
    wantNotice(current.code, { back: true });
    onWanted();
  };
  return (
    <Button className="no-print" onClick={want}>
      Säg till när den finns igen
    </Button>
  );
}

/** The wanted notices, each removable. */
function Wanted({ followed, name, onRemoved }: { followed: Followed; name: string; onRemoved: () => void }) {
  const { code, below, back } = followed;
  const wanted = [
    ...(below === null
      ? []
      : [{ text: `Vi säger till när priset är under ${formatSek(below)}.`, none: { below: null } }]),
    ...(back ? [{ text: 'Vi säger till när den finns igen.', none: { back: false } }] : []),
  ];
  return wanted.map(({ text, none }) => (
    <p className="no-print" key={text}>
      <Wording text={text} />{' '}
      <button
        aria-label={`Ta bort: ${text} ${name}`}
        className="text-button"
        onClick={() => {
          wantNotice(code, none);
          onRemoved();
        }}
        type="button"
      >
        Ta bort
      </button>
    </p>
  ));
}

interface WishedItemProps {
  entry: SavedEntry;
  followed: Followed | undefined;
  /** Milliseconds. */
  now: number;
  onWanted: () => void;
}

/** A card of the wishlist, what has changed since the product was saved, and the notices about it. */
export function WishedItem({ entry, followed, now, onWanted }: WishedItemProps) {
  const current = currentOf(entry);
  const changes = followed ? changesSince(followed, current, now) : null;
  const said = followed?.said ?? null;
  const section = useRef<HTMLElement>(null);
  // The pressed button is gone with what it did.
  const keepFocus = () => section.current?.focus();
  const want = () => {
    keepFocus();
    onWanted();
  };
  return (
    <li className={styles.item}>
      <ProductCard card={entry.card} />
      <section aria-label={`Bevaka ${current.name}`} className={styles.watch} ref={section} tabIndex={-1}>
        {changes === null ? null : (
          <p className="medium figures" key={changes}>
            <Wording text={changes} />
          </p>
        )}
        {said === null ? null : (
          <p key={said.at}>
            <Wording text={`Vi sa till ${saidWhen(said.at, now)}: ${said.text}`} />
          </p>
        )}
        {followed ? <Wanted followed={followed} name={current.name} onRemoved={keepFocus} /> : null}
        {current.stock === 'soldOut' && !followed?.back ? <BackWish current={current} onWanted={want} /> : null}
        {current.price !== null && current.stock !== 'soldOut' && followed?.below == null ? (
          <PriceWish current={current} onWanted={want} />
        ) : null}
      </section>
    </li>
  );
}
