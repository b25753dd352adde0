'use client';

import { Button } from '@/components/ui/button';
import { earlyPress } from '@/components/ui/early-press';
import { useBankIdStart } from './use-bankid-start';

/** Starts the hosted login; the target is a query parameter, which the server validates. */
export function StartLogin() {
  const { isStarting, start } = useBankIdStart('login', async () => ({
    redirectTo: new URLSearchParams(location.search).get('redirectTo') ?? '/profile',
  }));
  return (
    <Button aria-busy={isStarting} appearance="primary" size="large" {...earlyPress(start)}>
      Starta BankID
    </Button>
  );
}
