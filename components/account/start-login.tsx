'use client';

import { useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '@/components/ui/button';
import { earlyPress } from '@/components/ui/early-press';
import { showToast } from '@/components/ui/toast';
import { callShop } from '@/lib/api/client/browser';

const started = z.object({ redirectUrl: z.string() });

/** Starts the hosted login; the target is a query parameter, which the server validates. */
export function StartLogin() {
  const [isStarting, setIsStarting] = useState(false);

  const start = async () => {
    setIsStarting(true);
    try {
      const redirectTo = new URLSearchParams(location.search).get('redirectTo') ?? '/profile';
      const { redirectUrl } = await callShop('login', started, { base: 'identity', body: { redirectTo } });
      location.assign(redirectUrl);
    } catch {
      setIsStarting(false);
      void showToast('error', 'BankID kunde inte startas. Försök igen om en stund.');
    }
  };

  return (
    <Button aria-busy={isStarting} look="primary" size="large" {...earlyPress(start)}>
      Starta BankID
    </Button>
  );
}
