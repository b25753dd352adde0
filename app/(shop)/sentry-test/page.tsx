import type { Metadata } from 'next';
import { ErrorTrigger } from '@/components/layout/messages/error-trigger';
import { MessagePage } from '@/components/layout/messages/message-page';

export const ensureStatic = 'navigation';

export const metadata: Metadata = { title: 'Test av felrapportering', robots: { index: false } };

export default function SentryTestPage() {
  return (
    <MessagePage actions={<ErrorTrigger />} title="Test av felrapportering">
      <p>Knappen utlöser ett fel med flit, så att felrapporteringen kan kontrolleras.</p>
    </MessagePage>
  );
}
