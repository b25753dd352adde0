'use client';

import Link from 'next/link';
import { useEffect, useRef, useState } from 'react';
import { cx } from '@/components/ui/cx';
import { Dialog } from '@/components/ui/dialog';
import { NO_IMAGE } from '@/components/ui/no-image';
import { Skeleton } from '@/components/ui/skeleton';
import { Stock } from '@/components/ui/stock';
import { PRICE_ON_REQUEST } from '@/lib/catalogue/labels';
import { usePriceStatus } from '@/stores/price-status-store';
import { BuyBox } from './buy-box';
import { fetchQuickView } from './fetch-quick-view';
import { metalGround } from './metal-ground';
import styles from './quick-view.module.css';
import type { QuickViewData } from './quick-view-data';

interface QuickViewProps {
  code: string;
  onClose: () => void;
}

function Facts({ card, rows }: QuickViewData) {
  return (
    <div className={styles.columns}>
      <picture className={cx(styles.ground, metalGround(card.metal))}>
        <img alt={card.name} data-fallback="" height={512} src={card.images[0]?.src ?? NO_IMAGE} width={512} />
      </picture>
      <div className={styles.info}>
        <Stock inStock={card.inStock} />
        <p className={styles.price} data-price="">
          {card.price ?? PRICE_ON_REQUEST}
        </p>
        <p className={styles.details}>
          {[
            card.reducedFrom && `Lägsta pris de senaste 30 dagarna: ${card.reducedFrom}`,
            card.vat,
            card.perGram,
            card.buyBack,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <dl className={styles.rows}>
          {rows.map(({ name, value }) => (
            <div className={styles.row} key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <BuyBox item={card.item} variant="page" />
        <Link className={styles.more} href={card.href}>
          Visa hela produkten
        </Link>
      </div>
    </div>
  );
}

export function QuickView({ code, onClose }: QuickViewProps) {
  const [data, setData] = useState<QuickViewData | null>(null);
  // Asked for again when the page gets new prices; until they come the earlier ones stay, as on the page.
  const epoch = usePriceStatus((state) => state.shown);
  const hasData = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new epoch means new prices.
  useEffect(() => {
    const controller = new AbortController();
    fetchQuickView(code, controller.signal)
      .then((answer) => {
        hasData.current = true;
        setData(answer);
      })
      .catch(() => {
        if (!controller.signal.aborted && !hasData.current) onClose();
      });
    return () => controller.abort();
  }, [code, epoch, onClose]);

  return (
    <Dialog onClose={onClose} open size="wide" title={data?.card.name ?? 'Snabbtitt'}>
      {data ? <Facts {...data} /> : <Skeleton className={styles.waiting} />}
    </Dialog>
  );
}
