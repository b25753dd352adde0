'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { fetchCustomer } from '@/lib/api/client/browser';
import { paths } from '@/lib/routes/paths';
import { useAuth } from '@/stores/auth-store';
import { changeCustomer } from '@/stores/order-flow';
import styles from './account.module.css';
import { StartLogin } from './start-login';
import { type IdentityOutcome, useIdentityCheck } from './use-identity-check';

type Failure = Exclude<IdentityOutcome['state'], 'done' | 'confirmed'>;

/** Texts for an identification that ends without success (domain.md 3.4). */
const identityTexts: Readonly<Record<Failure, string>> = {
  cancelled: 'Åtgärden avbruten. Försök igen.',
  expired:
    'BankID-appen svarar inte. Kontrollera att den är startad och att du har internetanslutning. Om du inte har något giltigt BankID kan du hämta ett hos din bank. Försök sedan igen.',
  failed: 'Okänt fel. Försök igen.',
  blocked:
    'Identifieringen hör inte till den här webbläsaren, eller har redan använts. Öppna sidan i samma webbläsare och försök igen.',
  refused: 'Beställningen kunde inte bekräftas. Försök igen.',
};

/** The return from the hosted login: waits for the outcome, fetches the customer and redirects to the login's target. */
export function LoginWaiting() {
  const router = useRouter();
  const [problem, setProblem] = useState<string | null>(null);

  useIdentityCheck('login', async (outcome) => {
    if (outcome.state === 'confirmed') return router.replace(paths.checkout);
    if (outcome.state !== 'done') return setProblem(identityTexts[outcome.state]);
    const customer = await fetchCustomer().catch(() => null);
    if (!customer) return setProblem('Dina uppgifter kunde inte hämtas. Försök igen.');
    useAuth.getState().setCustomer(customer, new Date());
    changeCustomer(customer.customerId);
    router.replace(outcome.target);
  });

  return (
    <Container className={styles.page} narrow>
      <h1>Logga in</h1>
      <p role="status">{problem ?? 'Vi hämtar beskedet från BankID. Det tar oftast några sekunder.'}</p>
      <div className="row gap-3">
        {problem === null ? null : <StartLogin />}
        <ButtonLink href={paths.home} size="large">
          Avbryt
        </ButtonLink>
      </div>
    </Container>
  );
}
