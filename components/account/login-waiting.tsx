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
import { identityTexts } from './identity-texts';
import { StartLogin } from './start-login';
import { useIdentityCheck } from './use-identity-check';

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
        <ButtonLink href={paths.home}>Avbryt</ButtonLink>
      </div>
    </Container>
  );
}
