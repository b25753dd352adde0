import type { Metadata } from 'next';
import { connection } from 'next/server';
import { NotFoundMessage } from '@/components/layout/not-found-message';

export const instant = false;

export const metadata: Metadata = { title: 'Page Not Found', robots: { index: false } };

/** The same as the page above it, made on request: that one comes out of a build with status 200, until it is made anew with 404. */
export default async function NowhereNowPage() {
  await connection();
  return <NotFoundMessage />;
}
