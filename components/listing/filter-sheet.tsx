import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { closing } from '@/components/ui/closing';
import { ConnectionNotice } from '@/components/ui/connection-notice';
import { IconButton } from '@/components/ui/icon-button';
import { useModal } from '@/components/ui/use-modal';
import { useSwipeDown } from '@/components/ui/use-swipe-down';
import { filterChoicesOf } from '@/lib/domain/listing/choices';
import { productCount } from '@/lib/domain/listing/count-label';
import { EMPTY_QUERY } from '@/lib/domain/listing/listing-query';
import { FilterFields, type FilterFieldsProps } from './filter-fields';
import styles from './filter-sheet.module.css';

interface FilterSheetProps extends FilterFieldsProps {
  total: number | null;
  onClose: () => void;
}

/** The filters in a narrow window: each choice applies at once, and the button below says to how many products it leads. */
export function FilterSheet({ total, onClose, ...fields }: FilterSheetProps) {
  const dialog = useModal(true, onClose);
  const swipe = useSwipeDown(onClose);
  const titleId = useId();
  const hasChoices = filterChoicesOf(fields.query).length > 0;
  return (
    <dialog aria-labelledby={titleId} className={styles.sheet} {...closing(onClose)} {...swipe} ref={dialog}>
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 className="heading-3" id={titleId}>
            Filtrera
          </h2>
          <Button
            appearance="quiet"
            aria-disabled={hasChoices ? undefined : true}
            className={styles.clear}
            onClick={() => fields.onChange(({ sort }) => ({ ...EMPTY_QUERY, sort }))}
          >
            Rensa
          </Button>
          <IconButton icon="close" label="Stäng" onClick={onClose} />
        </div>
        <ConnectionNotice place="dialog" />
        <div className={styles.scroll}>
          <FilterFields {...fields} chips />
        </div>
        <div className={styles.foot}>
          <p className="visually-hidden" role="status">
            {total === null ? '' : productCount(total)}
          </p>
          <Button appearance="primary" onClick={onClose} size="large" wide>
            {total === null ? 'Visa produkter' : `Visa ${productCount(total)}`}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
