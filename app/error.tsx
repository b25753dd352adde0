'use client';

import { ErrorMessage } from '@/components/layout/error-message';

interface ErrorPageProps {
  error: unknown;
  retry: () => void;
}

export default function ErrorPage({ error, retry }: ErrorPageProps) {
  return <ErrorMessage error={error} retry={retry} />;
}
