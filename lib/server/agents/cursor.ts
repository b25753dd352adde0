import { createHash } from 'node:crypto';
import { z } from 'zod';
import { ignoresPrices } from './filters';
import { TransportError } from './protocol';
import type { SearchRequest } from './requests';

const cursor = z.tuple([z.number().int().min(1).max(1_000_000), z.string()]);

/** Identifies the search that a cursor belongs to. */
function searchOf({ query, filters, currency }: SearchRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([query, filters, ignoresPrices(filters, currency)]))
    .digest('base64url')
    .slice(0, 12);
}

export function cursorAt(offset: number, request: SearchRequest): string {
  return Buffer.from(JSON.stringify([offset, searchOf(request)])).toString('base64url');
}

/**
 * The number of products on earlier pages; 0 without a cursor.
 * @throws TransportError 400 for a cursor that does not belong to this search
 */
export function offsetOf(request: SearchRequest): number {
  if (request.cursor === undefined) return 0;
  try {
    const [offset] = cursor.parse(JSON.parse(Buffer.from(request.cursor, 'base64url').toString('utf8')));
    if (cursorAt(offset, request) === request.cursor) return offset;
  } catch {
    // Rejected below.
  }
  throw new TransportError(400, 'invalid_cursor', 'The cursor does not belong to this search');
}
