import type { Metadata } from 'next';
import { NotFoundMessage } from '@/components/layout/messages/not-found-message';

export const metadata: Metadata = { title: 'Page Not Found', robots: { index: false } };

export default function NotFound() {
  return <NotFoundMessage />;
}
