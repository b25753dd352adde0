'use client';

import { LazyErrorMessage } from '@/components/layout/lazy-error-message';

interface ErrorPageProps {
  error: unknown;
  retry: () => void;
}

export default function ErrorPage({ error, retry }: ErrorPageProps) {
  return <LazyErrorMessage error={error} retry={retry} />;
}
