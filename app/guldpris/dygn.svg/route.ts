import { connection } from 'next/server';
import { dayCurve } from '@/components/price-page/day-curve';

/** The curve in the opened price strip. */
export async function GET(): Promise<Response> {
  await connection();
  return dayCurve('gold');
}
