import { SyliusError } from './errors';

/** Sylius lets the client choose and sets no maximum (contract.md part B section 2). */
const DEFAULT_SIZE = 30;

export interface Page {
  readonly page: number;
  readonly size: number;
}

/** Parses `page` and `itemsPerPage` of a query. Throws a SyliusError (400) for what API Platform rejects. */
export function readPage(query: URLSearchParams): Page {
  const page = integer(query.get('page'), 1);
  const size = integer(query.get('itemsPerPage'), DEFAULT_SIZE);
  if (page < 1) throw new SyliusError(400, 'Page should not be less than 1');
  if (size < 0) throw new SyliusError(400, 'Limit should not be less than 0');
  if (size === 0 && page > 1) throw new SyliusError(400, 'Page should not be greater than 1 if limit is equal to 0');
  return { page, size };
}

/** Parses like PHP: leading digits count, anything else is 0. */
function integer(value: string | null, fallback: number): number {
  if (value === null) return fallback;
  const parsed = Number.parseInt(value, 10);
  return Number.isSafeInteger(parsed) ? parsed : 0;
}

/** Number of members before the page. */
export function offsetOf(page: Page): number {
  return (page.page - 1) * page.size;
}

/** Number of the last page, at least 1; `itemsPerPage=0` gives a single empty page. */
export function lastPage(page: Page, total: number): number {
  return page.size === 0 ? 1 : Math.max(1, Math.ceil(total / page.size));
}
