import type { ReactNode } from 'react';
import { CardBuy } from '@/components/product/card-buy';
import { CardPicture } from '@/components/product/card-picture';
import { IconButton } from '@/components/ui/icon-button';
import { Link } from '@/components/ui/link';
import { Stock } from '@/components/ui/stock';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { PRICE_ON_REQUEST } from '@/lib/product/price-on-request';
import { useCompare } from '@/stores/compare-store';
import styles from './compare-table.module.css';
import type { SavedEntry } from './saved-data';

interface RowProps {
  name: string;
  entries: readonly SavedEntry[];
  children: (entry: SavedEntry) => ReactNode;
}

function Row({ name, entries, children }: RowProps) {
  return (
    <tr>
      <th className={styles.name} scope="row">
        {name}
      </th>
      {entries.map((entry) => (
        <td key={entry.card.code}>{children(entry)}</td>
      ))}
    </tr>
  );
}

function Product({ card }: Pick<SavedEntry, 'card'>) {
  return (
    <th abbr={card.name} className={styles.product} scope="col">
      <CardPicture card={{ ...card, label: null }} />
      <Link className={styles.link} href={card.href}>
        {card.name}
      </Link>
      <IconButton
        className={styles.remove}
        icon="close"
        label={`Ta bort ${card.name} från jämförelsen`}
        onClick={() => useCompare.getState().remove(card.id)}
      />
    </th>
  );
}

interface CompareTableProps {
  entries: readonly SavedEntry[];
}

/** Products side by side, with a row for each property. Scrolls sideways when it is wider than the screen. */
export function CompareTable({ entries }: CompareTableProps) {
  const factNames = entries[0]?.facts.map(({ name }) => name) ?? [];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the screen has to be scrollable by keyboard
    <section aria-label="Jämförelse, kan rullas i sidled" className={styles.frame} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>Produkterna sida vid sida, till aktuella priser</caption>
        <thead>
          <tr>
            <th className={styles.name} scope="col">
              <VisuallyHidden>Egenskap</VisuallyHidden>
            </th>
            {entries.map(({ card }) => (
              <Product card={card} key={card.code} />
            ))}
          </tr>
        </thead>
        <tbody>
          <Row entries={entries} name="Pris">
            {({ card }) => (
              <strong className={styles.price} data-price="">
                {card.price ?? PRICE_ON_REQUEST}
              </strong>
            )}
          </Row>
          {factNames.map((name, index) => (
            <Row entries={entries} key={name} name={name}>
              {({ facts }) => facts[index]?.value}
            </Row>
          ))}
          <Row entries={entries} name="Lager">
            {({ card }) => <Stock {...card.stock} />}
          </Row>
          <Row entries={entries} name="Köp">
            {({ card }) => (
              <div className={styles.buy}>
                <CardBuy card={card} />
              </div>
            )}
          </Row>
        </tbody>
      </table>
    </section>
  );
}
