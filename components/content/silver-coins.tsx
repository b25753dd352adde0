import { Link } from '@/components/ui/link';
import { formatSek } from '@/lib/domain/prices/format';
import { getBuyBacks } from '@/lib/server/catalogue/page-queries';

/** The category of the Swedish silver coins (spec.md section 9). */
const COINS = 'svenska-silvermynt';

/** What the shop pays today for the silver coins that people inherit; nothing when it buys none. */
export async function SilverCoins() {
  const coins = await getBuyBacks(COINS);
  if (coins.length === 0) return null;
  return (
    <table className="data-table">
      <caption className="quiet small left mb-2">Vad vi betalar i dag för vanliga svenska silvermynt</caption>
      <thead>
        <tr>
          <th scope="col">Mynt</th>
          <th className="figure" scope="col">
            Vi köper
          </th>
        </tr>
      </thead>
      <tbody>
        {coins.map(({ path, name, buyBack }) => (
          <tr key={path}>
            <th scope="row">
              <Link href={path} translate="no">
                {name}
              </Link>
            </th>
            <td className="figure" data-price="" translate="no">
              {formatSek(buyBack)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
