import { Wording } from '@/components/ui/wording';
import { holdingsOf } from '@/lib/domain/holdings/holdings';
import { purchasesOf } from '@/lib/domain/holdings/purchases';
import type { OrderList } from '@/lib/domain/shop-api/responses';
import { GrowthChart } from './growth-chart';
import { HoldingsTable } from './holdings-table';
import { SumFacts } from './sum-facts';
import { TaxBasis } from './tax-basis';

/** Products and orders that are not in the sum, by name. */
function LeftOut({ names, children }: { names: readonly string[]; children: string }) {
  if (names.length === 0) return null;
  return (
    <p className="small quiet">
      <span>{`${children} `}</span>
      <span translate="no">{names.join(', ')}</span>
    </p>
  );
}

/**
 * What a customer has bought and paid for, at today's prices (contract.md A5). It is computed from the list of orders, which is fetched
 * again with each price epoch; nothing of it is stored or sent.
 */
export function MyMetal({ orders, buyer }: { orders: OrderList; buyer: string }) {
  const { purchases, missing } = purchasesOf(orders);
  const { products, sum } = holdingsOf(purchases);
  if (purchases.length === 0 && missing.length === 0) return null;
  const counted = new Set(products.flatMap(({ key, lack }) => (lack === null ? [key] : [])));
  const leftOut = products.flatMap(({ name, lack }) => (lack === null ? [] : [name]));
  return (
    <section aria-labelledby="min-metall" className="stack gap-5 mb-3">
      <div className="stack gap-2">
        <h2 className="heading-3" id="min-metall">
          Min metall
        </h2>
        <p>
          <Wording text="Det du har köpt och betalat hos oss, till priserna just nu. Vi vet inte vad du har sålt, gett bort eller köpt på annat håll." />
        </p>
      </div>
      {sum ? <SumFacts sum={sum} /> : null}
      {products.length > 0 ? <HoldingsTable products={products} sum={sum} /> : null}
      {sum ? <LeftOut names={leftOut}>Inte med i summan:</LeftOut> : null}
      <LeftOut names={missing}>
        Beställningar som inte är med, för att en del är återbetald eller ångrad eller för att innehållet inte går att
        läsa:
      </LeftOut>
      {sum ? (
        <GrowthChart purchases={purchases.filter(({ key }) => counted.has(key))} value={sum.buyBack.value} />
      ) : null}
      <TaxBasis buyer={buyer} purchases={purchases} missing={missing} />
    </section>
  );
}
