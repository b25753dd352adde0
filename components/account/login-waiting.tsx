'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { type IdentityOutcome, useIdentityCheck } from '@/components/identity/use-identity-check';
import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { Reference } from '@/components/ui/reference';
import { fetchCustomer, referenceIn } from '@/lib/browser/api/shop-api';
import { redirectTarget } from '@/lib/domain/buyer/redirect-target';
import { elsewhere, replaced } from '@/lib/domain/order/return-texts';
import { paths } from '@/lib/domain/paths/paths';
import { isReplacedReturn } from '@/lib/domain/paths/return-address';
import { useAuth } from '@/stores/auth-store';
import { changeCustomer } from '@/stores/order-flow';
import styles from './account.module.css';
import { StartLogin } from './start-login';

type Failure = Exclude<IdentityOutcome['state'], 'done' | 'confirmed' | 'blocked'>;

/** Texts for an identification that ends without success (domain.md 3.4). */
const identityTexts: Readonly<Record<Failure, string>> = {
  cancelled: 'Åtgärden avbruten. Försök igen.',
  expired:
    'BankID-appen svarar inte. Kontrollera att den är startad och att du har internetanslutning. Om du inte har något giltigt BankID kan du hämta ett hos din bank. Försök sedan igen.',
  failed: 'Okänt fel. Försök igen.',
  refused: 'Beställningen kunde inte bekräftas. Försök igen.',
};

interface Problem {
  readonly heading: string;
  readonly text: string;
  readonly reference?: string | undefined;
}

const NO_CUSTOMER = { heading: 'Logga in', text: 'Dina uppgifter kunde inte hämtas. Försök igen.' };

/** The return from the hosted login: waits for the outcome, fetches the customer and redirects to the login's target. */
export function LoginWaiting() {
  const router = useRouter();
  const [problem, setProblem] = useState<Problem | null>(null);

  useIdentityCheck('login', async (outcome) => {
    if (outcome.state === 'confirmed') return router.replace(paths.checkout);
    if (outcome.state !== 'done' && outcome.state !== 'blocked')
      return setProblem({
        heading: 'Logga in',
        text: identityTexts[outcome.state],
        reference: 'reference' in outcome ? outcome.reference : undefined,
      });
    let reference: string | undefined;
    const customer = await fetchCustomer().catch((error: unknown) => {
      reference = referenceIn(error);
    });
    // Somebody who is signed in has only arrived a second time.
    if (customer === null && outcome.state === 'blocked')
      return setProblem(isReplacedReturn(location.search) ? replaced.login : elsewhere.login);
    if (!customer) return setProblem({ ...NO_CUSTOMER, reference });
    useAuth.getState().setCustomer(customer, new Date());
    changeCustomer(customer.customerId);
    router.replace(
      outcome.state === 'done'
        ? outcome.target
        : redirectTarget(new URLSearchParams(location.search).get('redirectTo')),
    );
  });

  return (
    <Container className={styles.page} narrow>
      <h1>{problem?.heading ?? 'Logga in'}</h1>
      <p role="status">
        <span>{problem?.text ?? 'Vi hämtar beskedet från BankID. Det tar oftast några sekunder.'}</span>
        <Reference reference={problem?.reference} />
      </p>
      <div className="row gap-3">
        {problem === null ? null : <StartLogin />}
        <ButtonLink href={paths.home} size="large">
          Avbryt
        </ButtonLink>
      </div>
    </Container>
  );
}
