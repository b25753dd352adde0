'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { paths } from '@/lib/domain/paths/paths';
import { useAuth } from '@/stores/auth-store';

/**
 * Takes a signed-in customer from the login to Mina sidor, which offers the login itself when the session has ended. Not when the login has
 * a target: that page has sent the visitor here because it needs one.
 */
export function LeaveWhenSignedIn() {
  const router = useRouter();
  const isSignedIn = useAuth(({ customerId }) => customerId !== null);
  useEffect(() => {
    if (isSignedIn && !new URLSearchParams(location.search).has('redirectTo')) router.replace(paths.profile);
  }, [isSignedIn, router]);
  return null;
}
