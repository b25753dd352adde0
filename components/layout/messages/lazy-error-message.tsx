import { lazy, Suspense, useEffect } from 'react';

interface ErrorMessageProps {
  error: unknown;
  retry: () => void;
}

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
 * An error on our side. The message is a separate chunk: two error boundaries surround every page and would each load it. The
 * reporter (lib/browser/reporting.ts) receives the error through the browser's own event.
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
