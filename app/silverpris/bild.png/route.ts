import { connection } from 'next/server';
import { shareImage } from '@/components/price-page/share-image';

/** The picture that is shown where a link to the price page is shared. */
export async function GET(): Promise<Response> {
  await connection();
  return shareImage('silver');
}
