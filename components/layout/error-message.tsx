'use client';

import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { site } from '@/lib/config/site';
import { MessagePage } from './message-page';

interface ErrorMessageProps {
  error: unknown;
  retry: () => void;
}

/** Something failed on our side. The reporter (lib/reporting) hears of it by the browser's own error event. */
export function ErrorMessage({ error, retry }: ErrorMessageProps) {
  useEffect(() => {
    reportError(error);
  }, [error]);
  return (
    <MessagePage
      actions={
        <Button look="primary" onClick={() => retry()}>
          Försök igen
        </Button>
      }
      title="Något gick fel hos oss"
    >
      <p>
        Sidan kunde inte visas just nu. Försök igen om en stund, eller ring oss på{' '}
        <a href={site.phone.href}>{site.phone.display}</a>.
      </p>
    </MessagePage>
  );
}
