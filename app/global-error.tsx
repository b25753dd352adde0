'use client';

import { LazyErrorMessage } from '@/components/layout/messages/lazy-error-message';
import './fonts/fallbacks.css';
import './tokens.css';
import './globals.css';
import './utilities.css';
import './icons.css';

export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
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
