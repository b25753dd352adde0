import { nextPriceChange } from '../../lib/domain/prices/schedule';
import { control } from './control';
import { BACKEND_URL } from './shop';

/** Seconds without a scheduled price change that every journey gets; only some of them expect one. */
const CALM = 240;

/** Seconds by which the backend's clock is ahead of ours. Only increases: prices must never seem to become older. */
let ahead = 0;

/** The backend's time and the time of its last price change: milliseconds since 1970. */
export async function systemStatus(): Promise<{ readonly time: number; readonly changed: number }> {
  const response = await fetch(`${BACKEND_URL}/sylius/commerz/get-system-status`);
  const { time, changed } = (await response.json()) as Record<'time' | 'changed', string | number>;
  const moment = (value: string | number) => (typeof value === 'number' ? value * 1000 : Date.parse(value));
  return { time: moment(time), changed: moment(changed) };
}

/** Seconds until the backend's next scheduled price change. */
export async function untilTick(): Promise<number> {
  const { time } = await systemStatus();
  return (nextPriceChange(new Date(time)).getTime() - time) / 1000;
}

export async function letPass(seconds: number): Promise<void> {
  await control('clock', { advanceSeconds: seconds });
  ahead += seconds;
}

/** After a reset: restores the clock's offset and skips a price change that would fall into the journey. */
export async function calmMarket(): Promise<void> {
  if (ahead > 0) await control('clock', { advanceSeconds: ahead });
  const left = await untilTick();
  if (left <= CALM) await letPass(Math.ceil(left) + 1);
}
