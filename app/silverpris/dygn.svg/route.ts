import { connection } from 'next/server';
import { dayCurve } from '@/components/price-page/day-curve';

/** The curve that the price bar shows when it is opened. */
export async function GET(): Promise<Response> {
  await connection();
  return dayCurve('silver');
}
