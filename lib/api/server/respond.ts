import { report } from '@/lib/reporting/report';

/** A JSON response of our handlers. Never cached: prices change, and many responses belong to one browser. */
export function answer(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}

/**
 * Responds with an entry of the catalogue: 404 when there is none, 502 when the catalogue could not be read. The reason is reported
 * to the operator and hidden from the browser.
 * @param wanted rejects with a CommerceError, or with what Next's cache turns it into
 * @param tell builds the body. Its errors are bugs of our own and are rethrown for Next to report
 */
export async function respondFromCatalogue<T>(
  wanted: Promise<T | null>,
  tell: (found: T) => unknown,
): Promise<Response> {
  let found: T | null;
  try {
    found = await wanted;
  } catch (error) {
    report('a question about the catalogue could not be answered', { reason: String(error) });
    return answer(502, { error: 'UNANSWERED' });
  }
  return found === null ? answer(404, { error: 'NOT_FOUND' }) : answer(200, tell(found));
}
