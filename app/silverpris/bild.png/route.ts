import { connection } from 'next/server';
import { shareImage } from '@/components/price-page/share-image';

/** Preview image for shared links to the price page. */
export async function GET(): Promise<Response> {
  await connection();
  return shareImage('silver');
}
