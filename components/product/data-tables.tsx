import { Link } from '@/components/ui/link';
import { formatSek } from '@/lib/domain/prices/format';
import type { Ore } from '@/lib/domain/prices/money';
import { technicalData } from '@/lib/domain/product/technical-data';
import styles from './data-tables.module.css';

interface DataTablesProps {
  product: Parameters<typeof technicalData>[0];
  price: Ore | null;
  weightPage: string | null;
}

interface DataTableProps {
  caption: string;
  rows: readonly { name: string; value: string; href?: string | null }[];
}

function DataTable({ caption, rows }: DataTableProps) {
  return (
    <table className={styles.table}>
      <caption className="bold left pb-2">{caption}</caption>
      <tbody>
        {rows.map(({ name, value, href }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="figure" translate="no">
              {href ? <Link href={href}>{value}</Link> : value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** "Teknisk data" and "Prisintervaller" (spec.md section 2). */
export function DataTables({ product, price, weightPage }: DataTablesProps) {
  const technical = technicalData(product).map((row) =>
    row.name === 'Nettovikt' ? { ...row, href: weightPage } : row,
  );
  return (
    <div className="stack gap-5 mt-5">
      <DataTable caption="Teknisk data" rows={technical} />
      {price === null ? null : (
        <DataTable caption="Prisintervaller" rows={[{ name: '1 -', value: formatSek(price) }]} />
      )}
    </div>
  );
}
