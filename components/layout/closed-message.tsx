'use client';

import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { site } from '@/lib/config/site';
import { MessagePage } from './message-page';

/** Milliseconds between two questions whether the page is there again. */
const EVERY = 5_000;

async function isBack(): Promise<boolean> {
  const response = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
  return response.status !== 503;
}

const reload = () => window.location.reload();

/** Nothing to show for the moment. The page that was asked for comes by itself as soon as there is one, and not before. */
export function ClosedMessage() {
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.hidden) return;
      isBack().then(
        (back) => (back ? reload() : undefined),
        () => undefined,
      );
    }, EVERY);
    return () => clearInterval(timer);
  }, []);
  return (
    <MessagePage
      actions={
        <Button look="primary" onClick={reload}>
          Försök igen
        </Button>
      }
      title="Vi är strax tillbaka"
    >
      <p>{site.name} kan inte visa sortiment och priser just nu. Sidan öppnas av sig själv så snart det går.</p>
      <p>
        Vill du inte vänta? Ring oss på <a href={site.phone.href}>{site.phone.display}</a>.
      </p>
    </MessagePage>
  );
}
