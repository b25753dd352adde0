import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CardImage } from '@/components/card/card-image';
import { metalGround } from '@/components/card/metal-ground';
import { BuyBox } from '@/components/cart/buy-box';
import { useVariantChoice, VariantChoiceProvider } from '@/components/product/purchase/variant-choice';
import { VariantPurchase } from '@/components/product/purchase/variant-purchase';
import { getQueryClient } from '@/components/queries/client';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { Dialog } from '@/components/ui/dialog';
import { Link } from '@/components/ui/link';
import { Skeleton } from '@/components/ui/skeleton';
import { Stock } from '@/components/ui/stock';
import { Wording } from '@/components/ui/wording';
import { PRICE_ON_REQUEST } from '@/lib/domain/product/price-on-request';
import styles from './quick-view.module.css';
import type { ProductSummary, QuickViewData } from './quick-view-data';
import { quickViewQuery } from './quick-view-query';

interface FactsProps extends ProductSummary {
  buy: ReactNode;
}

function Facts({ card, picture, rows, buy }: FactsProps) {
  return (
    <div className={styles.columns}>
      <picture className={cx(styles.ground, metalGround(card.metal))}>
        <CardImage alt={card.name} image={picture} size={384} />
      </picture>
      <div className={styles.info}>
        <Stock {...card.stock} />
        <p className={styles.price} data-price="" translate={card.price === null ? undefined : 'no'}>
          {card.price ?? PRICE_ON_REQUEST}
        </p>
        <p className="quiet compact">
          <Wording
            text={[
              card.reducedFrom && `Tidigare lägsta pris (30\u00a0dagar före sänkningen): ${card.reducedFrom}`,
              card.until && `Tidsbegränsat, ${card.until}`,
              card.vat,
              card.perGram,
              card.buyBack,
            ]
              .filter(Boolean)
              .join(' · ')}
          />
        </p>
        <dl>
          {rows.map(({ name, value }) => (
            <div className={styles.row} key={name}>
              <dt>{name}</dt>
              <dd translate="no">{value}</dd>
            </div>
          ))}
        </dl>
        {buy}
        <Link className={styles.more} href={card.href}>
          Visa hela produkten
        </Link>
      </div>
    </div>
  );
}

function WithChoice({ data }: { data: QuickViewData }) {
  const { left, shownId } = useVariantChoice();
  const isOpen = left.length === data.variants.length;
  const shown = (isOpen ? null : data.variants.find(({ id }) => id === shownId)) ?? data;
  const items = data.variants.flatMap(({ id, card }) => (card.item ? [[id, card.item] as const] : []));
  return (
    <Facts
      buy={<VariantPurchase items={Object.fromEntries(items)} />}
      card={shown.card}
      picture={shown.picture}
      rows={shown.rows}
    />
  );
}

function Content({ data }: { data: QuickViewData }) {
  const { card, picture, rows, sizes, variants } = data;
  if (!card.hasChoice) return <Facts buy={<BuyBox item={card.item} />} card={card} picture={picture} rows={rows} />;
  return (
    <VariantChoiceProvider sizes={sizes} variants={variants}>
      <WithChoice data={data} />
    </VariantChoiceProvider>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="stack gap-4 starts" role="alert">
      <p>Produkten kunde inte hämtas.</p>
      <Button onClick={onRetry}>Försök igen</Button>
    </div>
  );
}

export function QuickView({ code, onClose }: { code: string; onClose: () => void }) {
  const { data, isError, isFetching, refetch } = useQuery(quickViewQuery(code), getQueryClient());
  const hasFailed = isError && !isFetching;
  return (
    <Dialog onClose={onClose} open size="wide" title={data?.card.name ?? 'Snabbtitt'}>
      {data ? <Content data={data} /> : null}
      {!data && hasFailed ? <Failed onRetry={() => void refetch()} /> : null}
      {data || hasFailed ? null : (
        <p role="status">
          <span className="visually-hidden">Hämtar …</span>
          <Skeleton className={styles.waiting} />
        </p>
      )}
    </Dialog>
  );
}
