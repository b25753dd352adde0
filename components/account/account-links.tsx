'use client';

import { useRouter } from 'next/navigation';
import { Link } from '@/components/ui/link';
import { loadCode } from '@/lib/load-code';
import { paths } from '@/lib/routes/paths';
import { useAuth } from '@/stores/auth-store';
import styles from './account-links.module.css';

/** "Logga in", or "Min profil" and "Logga ut". The server's HTML shows the first. */
export function AccountLinks() {
  const router = useRouter();
  const signedIn = useAuth((state) => state.customerId !== null);
  if (!signedIn) return <Link href={paths.login}>Logga in</Link>;
  const leave = async () => {
    // This link stands on every page, and few ever click it: its code comes then.
    const { signOut } = await loadCode(() => import('./sign-out'));
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
