'use client';

import { useRouter } from 'next/navigation';
import { use } from 'react';
import { Link } from '@/components/ui/link';
import { OnDemand } from '@/components/ui/on-demand';
import { CloseOverlay } from '@/components/ui/overlay-history';
import { loadCodeOrReload } from '@/lib/browser/load-code';
import { paths } from '@/lib/domain/paths/paths';
import { useAuth } from '@/stores/auth-store';
import styles from './account-links.module.css';

const loadLatestOrder = () => import('@/components/order/latest-order').then((module) => module.LatestOrder);

/** The newest order is requested only when the menu is opened: every page has this link. */
function GuestLinks() {
  const isInOpenMenu = use(CloseOverlay) !== null;
  return (
    <>
      <Link href={paths.login}>Logga in</Link>
      {isInOpenMenu ? <OnDemand load={loadLatestOrder}>{(LatestOrder) => <LatestOrder />}</OnDemand> : null}
    </>
  );
}

/** "Logga in", or "Min profil" and "Logga ut" when signed in. The server's HTML contains the first. */
export function AccountLinks() {
  const router = useRouter();
  const signedIn = useAuth((state) => state.customerId !== null);
  if (!signedIn) return <GuestLinks />;
  const leave = async () => {
    // This link is on every page but rarely clicked, so its code is loaded on the click.
    const { signOut } = await loadCodeOrReload(() => import('./sign-out'));
    if (await signOut()) router.replace(paths.home);
  };
  return (
    <span className={styles.links}>
      <Link href={paths.profile}>Min profil</Link>
      <button className={styles.logout} onClick={leave} type="button">
        Logga ut
      </button>
    </span>
  );
}
