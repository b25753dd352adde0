import { Accordion } from '@/components/ui/accordion';
import { Link } from '@/components/ui/link';
import { formatSek } from '@/lib/domain/prices/format';
import type { Metal } from '@/lib/domain/prices/goods';
import { getBuyBacks } from '@/lib/server/catalogue/page-queries';

/** The coins that people inherit or have bought, by category (spec.md section 9). */
const COINS: Readonly<Record<Metal, { readonly categories: readonly string[]; readonly caption: string }>> = {
  gold: {
    categories: [
      'krugerrand-guld',
      'maple-leaf-guld',
      'wiener-philharmoniker-guld',
      'american-eagle-guld',
      'svenska-guldmynt',
      'nordiska-guldmynt',
      'brittiska-guldmynt',
      'sovereign-guld',
      'franska-guldmynt',
    ],
    caption: 'Vad vi betalar i dag för vanliga guldmynt',
  },
  silver: {
    categories: ['svenska-silvermynt'],
    caption: 'Vad vi betalar i dag för vanliga svenska silvermynt',
  },
};

interface BoughtCoinsProps {
  metal: Metal;
  /** Shows only what the table is about, until the reader opens it. */
  folded?: boolean;
}

/** What the shop pays today for common coins; nothing when it buys none. */
export async function BoughtCoins({ metal, folded = false }: BoughtCoinsProps) {
  const { categories, caption } = COINS[metal];
  const coins = (await Promise.all(categories.map(getBuyBacks))).flat();
  if (coins.length === 0) return null;
  const table = (
    <table className="data-table">
      <caption className={folded ? 'visually-hidden' : 'quiet small left mb-2'}>{caption}</caption>
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
  if (!folded) return table;
  return <Accordion items={[{ id: 'vi-betalar', title: caption, content: table }]} name="vi-betalar" />;
}
