import { useEffect, useState } from 'react';
import { Letterhead } from '@/components/order/letterhead';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { formatDay } from '@/lib/domain/dates';
import type { Purchases } from '@/lib/domain/holdings/purchases';
import { taxBasis } from '@/lib/domain/holdings/tax-basis';
import { taxBasisCsv } from '@/lib/domain/holdings/tax-basis-csv';
import { BasisTables } from './basis-tables';
import styles from './my-metal.module.css';

/** Saves a text as a file, without an address that the browser's history would keep. */
function save(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = name;
  link.click();
  // Some browsers read it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Whether only this part of the page is to be printed; the setter opens the print dialog. */
function usePrinting() {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinting) return;
    const end = () => setPrinting(false);
    addEventListener('afterprint', end);
    window.print();
    return () => removeEventListener('afterprint', end);
  }, [isPrinting]);
  return [isPrinting, () => setPrinting(true)] as const;
}

/** "Underlag till deklarationen": the purchases with their average costs, on the page, on paper and as a file. */
export function TaxBasis({ buyer, purchases, missing }: Purchases & { buyer: string }) {
  const years = taxBasis(purchases);
  const [isPrinting, print] = usePrinting();
  return (
    <section aria-labelledby="underlag" className={cx('stack gap-3', isPrinting && styles.printed)}>
      <Letterhead />
      <h3 id="underlag">Underlag till deklarationen</h3>
      <p className={styles.paper} translate="no">{`${buyer}, utskrivet ${formatDay(new Date())}`}</p>
      <p>
        Dina köp år för år, med genomsnittligt inköpspris per produkt (genomsnittsmetoden). Frakt ingår inte. Underlaget
        är ingen skatterådgivning: fråga Skatteverket vad som gäller för dig.
      </p>
      {missing.length > 0 ? (
        <p>
          Beställningar som saknas i underlaget: <span translate="no">{missing.join(', ')}</span>
        </p>
      ) : null}
      <div className="row gap-3 no-print">
        <Button onClick={() => save('underlag-metall.csv', taxBasisCsv(years))}>Spara som CSV</Button>
        <Button onClick={print}>Skriv ut underlaget</Button>
      </div>
      <details>
        <summary className="disclosure no-print">Visa underlaget</summary>
        <BasisTables years={years} />
      </details>
    </section>
  );
}
