'use client';

import { lazy, Suspense, useEffect } from 'react';

interface ErrorMessageProps {
  error: unknown;
  retry: () => void;
}

/** What is left to say when not even the code that says it can be fetched. */
function PlainMessage({ retry }: Pick<ErrorMessageProps, 'retry'>) {
  return (
    <>
      <h1>Något gick fel hos oss</h1>
      <button onClick={() => retry()} type="button">
        Försök igen
      </button>
    </>
  );
}

const Message = lazy(() =>
  import('./error-message').then(
    ({ ErrorMessage }) => ({ default: ErrorMessage }),
    () => ({ default: PlainMessage }),
  ),
);

/**
 * Something failed on our side. The message comes in code of its own: two error pages stand around every page, and each would bring it
 * along. The reporter (lib/reporting) hears of the error by the browser's own event.
 */
export function LazyErrorMessage({ error, retry }: ErrorMessageProps) {
  useEffect(() => {
    reportError(error);
  }, [error]);
  return (
    <Suspense>
      <Message retry={retry} />
    </Suspense>
  );
}
