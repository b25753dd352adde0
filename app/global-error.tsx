'use client';

import { LazyErrorMessage } from '@/components/layout/lazy-error-message';
import './fonts/fallbacks.css';
import './tokens.css';
import './globals.css';

interface GlobalErrorProps {
  error: unknown;
  retry: () => void;
}

/** Stands in for the root layout when that itself has failed. */
export default function GlobalError({ error, retry }: GlobalErrorProps) {
  return (
    <html lang="sv">
      <body>
        <title>Något gick fel | Guldkajen</title>
        <main>
          <LazyErrorMessage error={error} retry={retry} />
        </main>
      </body>
    </html>
  );
}
