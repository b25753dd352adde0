'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useRef } from 'react';
import { BlockedNotice } from '@/components/identity/blocked-notice';
import { FactList } from '@/components/order/fact-list';
import { getQueryClient } from '@/components/queries/client';
import { queryKeys } from '@/components/queries/keys';
import { useEachResponse } from '@/components/queries/use-each-response';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { NeedsScripts } from '@/components/ui/needs-scripts';
import { Reference } from '@/components/ui/reference';
import { showToast } from '@/components/ui/toast';
import { fetchCustomer, referenceIn, withReference } from '@/lib/browser/api/shop-api';
import { formatZipCode, shownEmail } from '@/lib/domain/buyer/customer-view';
import { paths } from '@/lib/domain/paths/paths';
import { site } from '@/lib/domain/site';
import { useAuth } from '@/stores/auth-store';
import styles from './account.module.css';
import { LoginGuide } from './login-guide';
import { MyOrders } from './my-orders';
import { signOut } from './sign-out';

/** "Mina sidor": the profile of a signed-in customer, otherwise the login page (spec.md section 2). */
export function Profile({ withoutOrders }: { withoutOrders?: ReactNode }) {
  const router = useRouter();
  const customerId = useAuth((state) => state.customerId);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, isError, isFetching, refetch } = useQuery(
    { queryKey: queryKeys.profile, queryFn: fetchCustomer, refetchOnWindowFocus: false },
    getQueryClient(),
  );
  useEachResponse(data, (customer) => {
    if (customer) useAuth.getState().setCustomer(customer, new Date());
    else useAuth.getState().reset();
  });
  // Another tab has signed this customer out, or this or another one in; or a customer returns to the page, which the router keeps.
  const shownId = data === undefined ? customerId : (data?.customerId ?? null);
  const isOther = shownId !== customerId;
  useEffect(() => {
    // The store already has the customer of a response that has just arrived.
    if (isOther && shownId !== useAuth.getState().customerId) void refetch();
  }, [isOther, shownId, refetch]);
  useEffect(() => {
    if (isError) void showToast('error', withReference('Dina uppgifter kunde inte hämtas.', error));
  }, [isError, error]);

  const tryAgain = async () => {
    const result = await refetch();
    if (!result.isError) heading.current?.focus();
  };

  if (data === null) return <LoginGuide />;
  if (data === undefined || isError || isOther) {
    return (
      <Container className={styles.page} narrow>
        <h1 ref={heading} tabIndex={-1}>
          Mina sidor
        </h1>
        <NeedsScripts what="Mina sidor" />
        <p className="with-scripts" role="status">
          <span>{isError ? 'Dina uppgifter kunde inte hämtas.' : 'Hämtar dina uppgifter …'}</span>
          <Reference reference={referenceIn(error)} />
        </p>
        {isError ? (
          <div>
            <Button aria-busy={isFetching} onClick={tryAgain}>
              Försök igen
            </Button>
          </div>
        ) : null}
      </Container>
    );
  }
  const leave = async () => {
    if (await signOut()) router.replace(paths.home);
  };
  return (
    <Container className={styles.page} narrow>
      <h1 ref={heading} tabIndex={-1}>
        Mina sidor
      </h1>
      {data.blocked ? <BlockedNotice /> : null}
      <section className="stack gap-3 mb-3">
        <h2 className="heading-3">Mina uppgifter</h2>
        <FactList
          facts={[
            ['Namn', `${data.firstName} ${data.lastName}`.trim()],
            ['Personnummer', data.maskedSsn],
            ['Adress', data.address],
            ['Postort', `${formatZipCode(data.zipCode)} ${data.city}`.trim()],
            ['Adresstillägg', data.county],
            ['E-post', shownEmail(data.email)],
            ['Mobilnummer', data.phone],
            ['Nyhetsbrev', data.subscribedToNewsletter ? 'Ja' : 'Nej'],
          ]}
        />
        <p>Namn och adress kommer från folkbokföringen. E-post och mobilnummer anger du när du beställer.</p>
        {data.subscribedToNewsletter ? (
          <p>
            Vill du inte ha nyhetsbrevet längre? Mejla <a href={`mailto:${site.email}`}>{site.email}</a>, så tar vi bort
            adressen.
          </p>
        ) : null}
      </section>
      <MyOrders customerId={data.customerId} name={`${data.firstName} ${data.lastName}`.trim()}>
        {withoutOrders}
      </MyOrders>
      <div className="row gap-3 no-print">
        <ButtonLink href={paths.gold} appearance="primary">
          Köpa guld
        </ButtonLink>
        <ButtonLink href={paths.withdrawal}>Ångra köp här</ButtonLink>
        <Button appearance="quiet" onClick={leave}>
          Logga ut
        </Button>
      </div>
    </Container>
  );
}
