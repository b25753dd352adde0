import { Icon } from '@/components/ui/icon';
import type { ListingQuery } from '@/lib/catalogue/filters';
import { SORT_KEYS, type SortKey } from '@/lib/catalogue/sort';
import styles from './listing-head.module.css';
import { type ListingOptions, nameOf } from './listing-options';

const sortNames: Readonly<Record<SortKey, string>> = {
  standard: 'Rekommenderad',
  'pris-stigande': 'Lägst pris',
  'pris-fallande': 'Högst pris',
  vikt: 'Vikt',
  paslag: 'Lägst påslag',
};

/** The law wants to know what an order rests on (domain.md 5.4). */
const sortReasons: Readonly<Record<SortKey, string>> = {
  standard: 'Sorterat efter lagerstatus, kategori, vikt och varumärke',
  'pris-stigande': 'Sorterat efter pris, lägst först',
  'pris-fallande': 'Sorterat efter pris, högst först',
  vikt: 'Sorterat efter vikt, lägst först',
  paslag: 'Sorterat efter påslag mot spotpriset, lägst först',
};

interface ListingHeadProps {
  count: number;
  options: ListingOptions;
  query: ListingQuery;
  onChange: (query: ListingQuery) => void;
  /** One filter less: its button goes with it. */
  onRemove: (query: ListingQuery) => void;
}

const ALL: ListingQuery['filter'] = 'all';

interface Chip {
  name: string;
  without: ListingQuery;
}

function chipsOf(query: ListingQuery, options: ListingOptions): Chip[] {
  const { price } = query;
  return [
    ...query.weights.map((key) => ({
      name: nameOf(options.weights, key),
      without: { ...query, weights: query.weights.filter((entry) => entry !== key) },
    })),
    ...query.brands.map((key) => ({
      name: nameOf(options.brands, key),
      without: { ...query, brands: query.brands.filter((entry) => entry !== key) },
    })),
    ...(query.filter === 'all'
      ? []
      : [{ name: nameOf(options.flags, query.filter), without: { ...query, filter: ALL } }]),
    ...(price.from === null && price.to === null
      ? []
      : [{ name: `${price.from ?? 0}–${price.to ?? ''} SEK`, without: { ...query, price: { from: null, to: null } } }]),
  ];
}

export function ListingHead({ count, options, query, onChange, onRemove }: ListingHeadProps) {
  const chips = chipsOf(query, options);
  return (
    <div className={styles.head}>
      <ul aria-label="Valda filter" className={styles.chips} hidden={chips.length === 0}>
        {chips.map(({ name, without }) => (
          <li key={name}>
            <button
              aria-label={`Ta bort filtret ${name}`}
              className={styles.chip}
              onClick={() => onRemove(without)}
              type="button"
            >
              {name}
              <Icon name="close" size={14} />
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.count} role="status">
        {count === 1 ? '1 produkt' : `${count} produkter`}
      </p>
      <label className={styles.sort}>
        Sortera
        <select
          className={styles.select}
          form="filter"
          name="sortera"
          onChange={(event) => {
            const sort = SORT_KEYS.find((key) => key === event.target.value);
            if (sort) onChange({ ...query, sort });
          }}
          value={query.sort}
        >
          {SORT_KEYS.map((key) => (
            <option key={key} value={key}>
              {sortNames[key]}
            </option>
          ))}
        </select>
      </label>
      <p className={styles.reason}>{sortReasons[query.sort]}</p>
    </div>
  );
}
