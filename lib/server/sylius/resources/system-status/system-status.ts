import type { Epoch } from '@/lib/domain/prices/rates';
import { nextPriceChange } from '@/lib/domain/prices/schedule';
import { commerceRequest } from '@/lib/server/sylius/client/http';
import { isoDate } from '@/lib/server/sylius/decoders/iso-date';
import { asMap } from '@/lib/server/sylius/decoders/parse';
import { CommerceError } from '@/lib/server/sylius/faults/errors';

/** The response of get-system-status; both times as ISO 8601. */
export interface SystemStatus {
  /** The backend's clock. */
  readonly time: string;
  /** When prices last changed. */
  readonly changed: string;
}

/**
 * Parses get-system-status (contract.md A4; ISO or epoch seconds). `received` replaces a missing server time.
 * @throws CommerceError of kind `parse` when `changed` is unreadable: without it there is no price epoch
 */
export function parseSystemStatus(body: unknown, received: Date): SystemStatus {
  const { time, changed } = asMap(body);
  const moment = isoDate(changed);
  if (moment === null) throw new CommerceError('parse', 'system status: no time of the last price change', { body });
  return { time: isoDate(time) ?? received.toISOString(), changed: moment };
}

/** The price epoch of a status. */
export function epochOf(status: SystemStatus): Epoch {
  return { changed: status.changed, nextChange: nextPriceChange(new Date(status.time)).toISOString() };
}

/** get-system-status, with the time of the response in milliseconds of our clock. Throws CommerceError. */
export async function fetchSystemStatus(): Promise<SystemStatus & { readonly received: number }> {
  const body = await commerceRequest({ path: 'sylius/commerz/get-system-status' });
  const received = Date.now();
  return { ...parseSystemStatus(body, new Date(received)), received };
}
