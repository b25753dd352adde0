import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { daysOfWeeks, weeksText } from '@/lib/domain/product/availability';
import { type AddDialog, useAddDialog } from '@/stores/add-dialog-store';
import { addToCart } from './cart-actions';

function close() {
  useAddDialog.setState({ dialog: null });
}

function titleOf({ kind, product: { name } }: AddDialog): string {
  return kind === 'sold-out' ? `Produkten ${name} är tyvärr slut på lager` : `Just nu längre leveranstid på ${name}`;
}

function SoldOut() {
  return (
    <div className="stack gap-4">
      <p>
        Produkten går inte att köpa just nu. Vi får in nya varor löpande, så titta gärna in igen med jämna mellanrum.
      </p>
      <div>
        <Button onClick={close}>Avbryt</Button>
      </div>
    </div>
  );
}

function Backorder({ product, quantity, weeks }: AddDialog & { kind: 'backorder' }) {
  const confirm = () => {
    close();
    addToCart({ ...product, deliveryDays: daysOfWeeks(weeks) }, quantity);
  };
  return (
    <div className="stack gap-4">
      <p>
        Produkten går bara att få som beställningsvara. Den längre leveranstiden gäller alla varor i varukorgen,
        eftersom de skickas tillsammans.
      </p>
      <p className="tinted inset medium">{`Leveranstid upp till ${weeksText(weeks)} (beställningsvara)`}</p>
      <p>Vill du fortsätta att lägga varan i varukorgen?</p>
      <div className="row gap-3">
        <Button appearance="primary" onClick={confirm}>
          Lägg till i varukorgen
        </Button>
        <Button onClick={close}>Avbryt</Button>
      </div>
    </div>
  );
}

/** The sold-out and back-order dialogs (spec.md section 8), shared by the whole page. */
export function AddDialogs() {
  const dialog = useAddDialog((state) => state.dialog);
  return (
    <Dialog onClose={close} open={dialog !== null} title={dialog ? titleOf(dialog) : ''}>
      {dialog?.kind === 'sold-out' ? <SoldOut /> : null}
      {dialog?.kind === 'backorder' ? <Backorder {...dialog} /> : null}
    </Dialog>
  );
}
