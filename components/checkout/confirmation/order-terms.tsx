'use client';

import { useEffect, useState } from 'react';
import styles from '@/components/checkout/checkout.module.css';
import { FactList } from '@/components/checkout/fact-list';
import { Container } from '@/components/ui/container';
import { formatCharged } from '@/lib/checkout/order-sums';
import type { FetchedOrder } from '@/lib/shop-api/answers';
import { fetchOrder } from '@/lib/shop-api/client/browser';

/** Which order the terms below belong to: shown to the browser that made it and to its owner, to nobody else. */
export function OrderTerms() {
  const [order, setOrder] = useState<FetchedOrder | null>(null);
  useEffect(() => {
    // `/order/{ref}/toc`: the server renders one page for all references.
    fetchOrder(location.pathname.split('/')[2] ?? '').then(setOrder, () => {});
  }, []);
  if (order === null) return null;
  const placed = order.createdAt === null ? null : new Date(order.createdAt);
  return (
    <Container className={styles.above}>
      <section aria-label="Din beställning" className={styles.card}>
        <FactList
          facts={[
            ['Ordernummer', order.number ?? String(order.orderId)],
            [
              'Datum',
              placed?.toLocaleString('sv-SE', {
                dateStyle: 'long',
                timeStyle: 'short',
                timeZone: 'Europe/Stockholm',
              }) ?? null,
            ],
            ['Summa inkl. moms och frakt', order.orderTotal === null ? null : formatCharged(order.orderTotal)],
          ]}
        />
      </section>
    </Container>
  );
}
