'use client';

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { CallOrMail } from '@/components/ui/call-or-mail';
import { Container } from '@/components/ui/container';
import { NeedsScripts } from '@/components/ui/needs-scripts';
import { Reference } from '@/components/ui/reference';
import { orderFromFetched } from '@/lib/domain/order/placed-order';
import { orderPath } from '@/lib/domain/paths/catalogue-paths';
import { paths } from '@/lib/domain/paths/paths';
import type { FetchedOrder } from '@/lib/domain/shop-api/responses';
import { useAuth } from '@/stores/auth-store';
import { hydrateStores } from '@/stores/hydration';
import styles from './order.module.css';
import { OrderSheet } from './order-sheet';
import { OrderQueries } from './queries';
import { useBuyer } from './use-buyer';
import { useOrderLife } from './use-order-life';
import { useOrderReference } from './use-order-reference';
import { orderStatusQuery } from './use-order-status';

/** A placed order, for the browser that placed it and for its signed-in buyer. */
export function OrderPage() {
  const reference = useOrderReference();
  // The checkout of this browser decides whether it may go on with the payment.
  useEffect(() => hydrateStores(), []);
  return (
    <Container className={styles.own}>
      <OrderQueries>{reference === null ? <Loading /> : <OrderByReference reference={reference} />}</OrderQueries>
    </Container>
  );
}

function Loading() {
  return (
    <>
      <OrderMessage title="Din beställning">
        <span className="with-scripts">Hämtar din beställning …</span>
      </OrderMessage>
      <NeedsScripts what="Sidan" />
    </>
  );
}

function OrderMessage({ title, children, actions }: { title: string; children: ReactNode; actions?: ReactNode }) {
  return (
    <>
      <h1>{title}</h1>
      <p className={styles.lead} role="status">
        {children}
      </p>
      {actions ? <div className="row gap-3">{actions}</div> : null}
    </>
  );
}

function OrderByReference({ reference }: { reference: string }) {
  const { data: status, refetch } = useQuery(orderStatusQuery(reference, false));
  if (status === undefined) return <Loading />;
  switch (status.kind) {
    case 'known':
      return <Order order={status.order} />;
    case 'hidden':
      return <HiddenOrder reference={reference} />;
    case 'gone':
      return (
        <OrderMessage title="Beställningen finns inte">
          Kontrollera adressen. <CallOrMail />, om du tror att det är fel.
        </OrderMessage>
      );
    default:
      return (
        <OrderMessage actions={<Button onClick={() => void refetch()}>Försök igen</Button>} title="Din beställning">
          <span>Beställningen kunde inte hämtas just nu.</span>
          <Reference reference={'reference' in status ? status.reference : undefined} />
        </OrderMessage>
      );
  }
}

/** Another buyer's order, or the visitor's own before they have signed in. */
function HiddenOrder({ reference }: { reference: string }) {
  // The session may have ended, which only the server knows.
  const isSignedIn = useBuyer(true).customerId !== null;
  const signIn = (
    <ButtonLink href={`${paths.login}?redirectTo=${orderPath(reference)}`} appearance="primary">
      Logga in
    </ButtonLink>
  );
  return (
    <OrderMessage
      actions={isSignedIn ? <ButtonLink href={paths.profile}>Till Mina sidor</ButtonLink> : signIn}
      title={isSignedIn ? 'Beställningen visas inte här' : 'Logga in för att se beställningen'}
    >
      Beställningen visas i webbläsaren där den gjordes, och för köparen som är inloggad med BankID.
    </OrderMessage>
  );
}

function Order({ order: fetched }: { order: FetchedOrder }) {
  const customerId = useAuth((state) => state.customerId);
  const order = orderFromFetched(fetched, [], customerId, 0);
  const life = useOrderLife(fetched, order.paymentCode);
  return (
    <OrderSheet
      fetched={fetched}
      life={life}
      heading={
        <div className="stack gap-4">
          <h1>
            Beställning <span translate="no">{order.number ?? order.orderId}</span>
          </h1>
          {life.isReceipt ? <p className={styles.lead}>{`${life.stateText}.`}</p> : null}
        </div>
      }
      links={
        customerId === null ? null : (
          <ButtonLink href={paths.profile} appearance="quiet">
            Till Mina sidor
          </ButtonLink>
        )
      }
      order={order}
    />
  );
}
