import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { closing } from '@/components/ui/closing';
import { useModal } from '@/components/ui/use-modal';
import { daysOfWeeks, weeksText } from '@/lib/product/availability';
import { type AddDialog, useAddDialog } from '@/stores/add-dialog-store';
import styles from './add-dialogs.module.css';
import { addToCart } from './cart-actions';

function close() {
  useAddDialog.setState({ dialog: null });
}

function SoldOut({ titleId, name }: { titleId: string; name: string }) {
  return (
    <>
      <h2 className="heading-3" id={titleId}>
        Produkten {name} är tyvärr slut på lager
      </h2>
      <p>
        Produkten går inte att köpa just nu. Vi får in nya varor löpande, så titta gärna in igen med jämna mellanrum.
      </p>
      <div>
        <Button onClick={close}>Avbryt</Button>
      </div>
    </>
  );
}

function Backorder({ titleId, dialog }: { titleId: string; dialog: AddDialog & { kind: 'backorder' } }) {
  const { product, quantity, weeks } = dialog;
  const confirm = () => {
    close();
    addToCart({ ...product, deliveryDays: daysOfWeeks(weeks) }, quantity);
  };
  return (
    <>
      <h2 className="heading-3" id={titleId}>
        Just nu längre leveranstid på {product.name}
      </h2>
      <p>
        Produkten går bara att få som beställningsvara. Den längre leveranstiden gäller alla varor i varukorgen,
        eftersom de skickas tillsammans.
      </p>
      <p className="tinted inset medium">Leveranstid upp till {weeksText(weeks)} (beställningsvara)</p>
      <p>Vill du fortsätta att lägga varan i varukorgen?</p>
      <div className="row gap-3">
        <Button appearance="primary" onClick={confirm}>
          Lägg till i varukorgen
        </Button>
        <Button onClick={close}>Avbryt</Button>
      </div>
    </>
  );
}

/** The sold-out and back-order dialogs (spec.md section 8), shared by the whole page. */
export function AddDialogs() {
  const dialog = useAddDialog((state) => state.dialog);
  const titleId = useId();
  const ref = useModal(dialog !== null, close);
  return (
    <dialog aria-labelledby={titleId} className={styles.dialog} {...closing(close)} ref={ref}>
      <div className={styles.body}>
        {dialog?.kind === 'sold-out' ? <SoldOut name={dialog.product.name} titleId={titleId} /> : null}
        {dialog?.kind === 'backorder' ? <Backorder dialog={dialog} titleId={titleId} /> : null}
      </div>
    </dialog>
  );
}
