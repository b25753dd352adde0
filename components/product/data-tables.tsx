import { technicalData } from '@/lib/catalogue/labels';
import type { Product } from '@/lib/catalogue/product';
import { formatSek } from '@/lib/pricing/format';
import type { Ore } from '@/lib/pricing/money';
import styles from './data-tables.module.css';

interface DataTablesProps {
  product: Pick<Product, 'metalSymbol' | 'purity' | 'weight'>;
  price: Ore | null;
}

interface DataTableProps {
  caption: string;
  rows: readonly { name: string; value: string }[];
}

function DataTable({ caption, rows }: DataTableProps) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <tbody>
        {rows.map(({ name, value }) => (
          <tr className={styles.row} key={name}>
            <th className={styles.name} scope="row">
              {name}
            </th>
            <td className={styles.value}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** "Teknisk data" and "Prisintervaller" (spec.md section 2). */
export function DataTables({ product, price }: DataTablesProps) {
  return (
    <div className={styles.tables}>
      <DataTable caption="Teknisk data" rows={technicalData(product)} />
      {price === null ? null : (
        <DataTable caption="Prisintervaller" rows={[{ name: '1 -', value: formatSek(price) }]} />
      )}
    </div>
  );
}
