import type { Metadata } from 'next';
import { LoginWaiting } from '@/components/account/login-waiting';

export const ensureStatic = 'navigation';

export const metadata: Metadata = { title: 'Logga in', robots: { index: false, follow: false } };

export default function LoginWaitingPage() {
  return <LoginWaiting />;
}
