'use client';

import { useBankIdStart } from '@/components/identity/use-bankid-start';
import { useKeepsCookies } from '@/components/identity/use-keeps-cookies';
import { Button } from '@/components/ui/button';
import { earlyPress } from '@/components/ui/early-press';
import { noCookies } from '@/lib/domain/order/return-texts';

/** Starts the hosted login; the target is a query parameter, which the server validates. */
export function StartLogin() {
  const { isStarting, start } = useBankIdStart('login', async () => ({
    redirectTo: new URLSearchParams(location.search).get('redirectTo') ?? '/profile',
  }));
  if (!useKeepsCookies()) {
    return (
      <p className="notice" role="alert">
        {noCookies.text}
      </p>
    );
  }
  return (
    <Button aria-busy={isStarting} appearance="primary" size="large" {...earlyPress(start)}>
      Starta BankID
    </Button>
  );
}
