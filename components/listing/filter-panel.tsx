import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { earlyPress } from '@/components/ui/early-press';
import { Icon } from '@/components/ui/icon';
import { OnDemand } from '@/components/ui/on-demand';
import { filterChoicesOf } from '@/lib/domain/listing/choices';
import { FilterFields, type FilterFieldsProps } from './filter-fields';
import styles from './filter-panel.module.css';

interface FilterPanelProps extends FilterFieldsProps {
  path: string;
  /** Number of products of the query; null while it is unknown. */
  total: number | null;
  onClear: () => void;
  /** Called before the sheet closes. */
  onSettle: () => void;
}

const loadSheet = () => import('./filter-sheet').then((module) => module.FilterSheet);

/** The filters beside a listing. In a narrow window, with scripts, they are in a sheet that a button opens. */
export function FilterPanel({ path, total, onClear, onSettle, ...fields }: FilterPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const count = filterChoicesOf(fields.query).length;
  const [action, kept] = path.split('?');
  const opener = useRef<HTMLButtonElement>(null);
  const open = (button: HTMLButtonElement) => {
    opener.current = button;
    setOpen(true);
  };
  // Not left to the dialog: Safari does not focus a pressed button.
  useEffect(() => {
    if (isOpen) return;
    opener.current?.focus();
    opener.current = null;
  }, [isOpen]);
  const close = () => {
    onSettle();
    setOpen(false);
  };
  return (
    <div>
      <Button aria-haspopup="dialog" className={styles.toggle} pill {...earlyPress(open)}>
        <Icon name="filter" size={18} />
        <span>{count > 0 ? `Filtrera (${count})` : 'Filtrera'}</span>
      </Button>
      {isOpen ? (
        <OnDemand load={loadSheet} message="Filtren kunde inte hämtas.">
          {(Sheet) => <Sheet {...fields} onClose={close} total={total} />}
        </OnDemand>
      ) : null}
      <form
        action={action}
        aria-label="Filtrera produkter"
        // Else a reload or "back" restores what was typed or ticked, which would be taken for a choice.
        autoComplete="off"
        className={styles.panel}
        id="filter"
        onSubmit={(event) => event.preventDefault()}
      >
        {[...new URLSearchParams(kept)].map(([name, value]) => (
          <input key={name} name={name} type="hidden" value={value} />
        ))}
        <FilterFields {...fields} />
        <Button className={styles.submit} type="submit">
          Visa
        </Button>
        {count > 0 ? (
          <Button appearance="quiet" {...earlyPress(onClear)}>
            Rensa filter
          </Button>
        ) : null}
      </form>
    </div>
  );
}
