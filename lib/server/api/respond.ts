import { report } from '@/lib/server/reporting/report';

/** A JSON response of our handlers. Never cached: prices change, and many responses belong to one browser. */
export function respondJson(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}

/**
 * Responds with an entry of the catalogue: 404 when there is none, 502 when the catalogue could not be read. The reason is reported
 * to the operator and hidden from the browser.
 * @param wanted rejects with a CommerceError, or with what Next's cache turns it into
 * @param toBody builds the body. Its errors are bugs of our own and are rethrown for Next to report
 */
export async function respondFromCatalogue<T>(
  wanted: Promise<T | null>,
  toBody: (entry: T) => unknown,
): Promise<Response> {
  let entry: T | null;
  try {
    entry = await wanted;
  } catch (error) {
    report('a catalogue request failed', { reason: String(error) });
    return respondJson(502, { error: 'UNANSWERED' });
  }
  return entry === null ? respondJson(404, { error: 'NOT_FOUND' }) : respondJson(200, toBody(entry));
}
