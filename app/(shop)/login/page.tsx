import type { Metadata } from 'next';
import { LeaveWhenSignedIn } from '@/components/account/leave-when-signed-in';
import { LoginGuide } from '@/components/account/login-guide';

export const ensureStatic = 'navigation';

export const metadata: Metadata = { title: 'Logga in', robots: { index: false, follow: true } };

export default function LoginPage() {
  return (
    <>
      <LeaveWhenSignedIn />
      <LoginGuide />
    </>
  );
}
