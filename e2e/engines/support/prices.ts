import type { APIRequestContext } from 'playwright/test';
import { control } from '../../support/control';
import { announcePrices, backendPrice, kronor } from '../../support/world';

/** Changes the prices; resolves with the new one of the bar that the journeys buy, as a page shows it. */
export async function tick(request: APIRequestContext): Promise<string> {
  await control('tick', { gold: 1.03, silver: 1.03 });
  await announcePrices(request);
  return kronor(await backendPrice());
}

/** Evaluated in the page: it checks its prices, as after a look at another window. */
export function comeBack(): void {
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}
