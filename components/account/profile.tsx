'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { FactList } from '@/components/checkout/fact-list';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { showToast } from '@/components/ui/toast';
import { formatZipCode, shownEmail } from '@/lib/account/customer-view';
import { fetchCustomer } from '@/lib/api/client/browser';
import type { CustomerAnswer } from '@/lib/api/contract/answers';
import { site } from '@/lib/config/site';
import { paths } from '@/lib/routes/paths';
import { useAuth } from '@/stores/auth-store';
import styles from './account.module.css';
import { LoginGuide } from './login-guide';
import { signOut } from './sign-out';

type Loaded = CustomerAnswer | 'nobody' | 'failed' | null;

/** "Mina sidor": the profile of a signed-in customer, the login page for everybody else (spec.md section 2). */
export function Profile() {
  const router = useRouter();
  const [loaded, setLoaded] = useState<Loaded>(null);

  useEffect(() => {
    fetchCustomer().then(
      (customer) => {
        if (customer) useAuth.getState().setCustomer(customer, new Date());
        else useAuth.getState().reset();
        setLoaded(customer ?? 'nobody');
      },
      () => {
        setLoaded('failed');
        void showToast('error', 'Dina uppgifter kunde inte hämtas.');
      },
    );
  }, []);

  if (loaded === 'nobody') return <LoginGuide />;
  if (loaded === null || loaded === 'failed') {
    return (
      <Container className={styles.page} narrow>
        <h1>Mina sidor</h1>
        <p role="status">
          {loaded === null ? 'Hämtar dina uppgifter …' : 'Dina uppgifter kunde inte hämtas. Ladda om sidan.'}
        </p>
      </Container>
    );
  }
  const leave = async () => {
    if (!(await signOut())) return;
    // The router keeps this page, and going back must not show it.
    setLoaded(null);
    router.replace(paths.home);
  };
  return (
    <Container className={styles.page} narrow>
      <h1>Mina sidor</h1>
      {loaded.blocked ? (
        <p className={styles.notice}>
          Ditt konto kan inte användas för köp på webbplatsen. Kontakta oss på {site.phone.display} eller {site.email},
          så hjälper vi dig.
        </p>
      ) : null}
      <section className={styles.section}>
        <h2 className={styles.heading}>Mina uppgifter</h2>
        <FactList
          facts={[
            ['Namn', `${loaded.firstName} ${loaded.lastName}`.trim()],
            ['Personnummer', loaded.maskedSsn],
            ['Adress', loaded.address],
            ['Postort', `${formatZipCode(loaded.zipCode)} ${loaded.city}`.trim()],
            ['Adresstillägg', loaded.county],
            ['E-post', shownEmail(loaded.email)],
            ['Mobilnummer', loaded.phone],
            ['Nyhetsbrev', loaded.subscribedToNewsletter ? 'Ja' : 'Nej'],
          ]}
        />
        <p>Namn och adress kommer från folkbokföringen. E-post och mobilnummer anger du när du beställer.</p>
        {loaded.subscribedToNewsletter ? (
          <p>
            Vill du inte ha nyhetsbrevet längre? Mejla <a href={`mailto:${site.email}`}>{site.email}</a>, så tar vi bort
            adressen.
          </p>
        ) : null}
      </section>
      <div className={styles.actions}>
        <ButtonLink href={paths.gold} look="primary">
          Köpa guld
        </ButtonLink>
        <ButtonLink href={paths.withdrawal}>Ångra köp här</ButtonLink>
        <Button onClick={leave}>Logga ut</Button>
      </div>
    </Container>
  );
}
