import type { z } from 'zod';
import { readLimited } from '@/lib/server/api/check-request';
import { Refusal } from '@/lib/server/api/refusal';
import { respondJson } from '@/lib/server/api/respond';
import { getSnapshot } from '@/lib/server/catalogue/snapshot';
import { env } from '@/lib/server/config/env';
import { report } from '@/lib/server/reporting/report';
import { lookupCatalog, productDetail, searchCatalog } from './catalog';
import type { Moment } from './products';
import { refuseOtherVersion, TransportError } from './protocol';
import { refusalError, UCP_BODY_LIMIT } from './refusal';
import { lookupRequest, parseRequest, productRequest, searchRequest } from './requests';

/** Parses the body of a request (TransportError 400), and returns what responds to it from the catalogue. */
function operation<T>(schema: z.ZodType<T>, respond: (request: T, now: Moment) => unknown) {
  return (body: string) => {
    const request = parseRequest(body, schema);
    return (now: Moment) => respond(request, now);
  };
}

const OPERATIONS = {
  search: operation(searchRequest, searchCatalog),
  lookup: operation(lookupRequest, lookupCatalog),
  product: operation(productRequest, productDetail),
};
type Operation = keyof typeof OPERATIONS;

/** The snapshot that the pages use. */
async function moment(): Promise<Moment> {
  const { catalogue, epoch, rates } = await getSnapshot();
  return { catalogue, epoch, rates, siteUrl: env().SITE_URL };
}

async function perform(operation: Operation, request: Request): Promise<unknown> {
  if (!/^application\/json\s*(?:;|$)/i.test(request.headers.get('content-type') ?? ''))
    throw new TransportError(400, 'invalid_request', 'The body must be application/json');
  refuseOtherVersion(request.headers.get('ucp-agent'));
  const run = OPERATIONS[operation](await readLimited(request, UCP_BODY_LIMIT));
  return run(await moment());
}

function asTransportError(error: unknown): TransportError {
  if (error instanceof TransportError) return error;
  if (error instanceof Refusal) return refusalError(error);
  report('a request for the catalogue failed', { reason: String(error) });
  return new TransportError(503, 'unavailable', 'The catalogue is not available now', { 'Retry-After': '60' });
}

/** Handles a catalogue operation. Errors follow the tables of the specification's overview and REST binding. */
export async function handleCatalog(operation: Operation, request: Request): Promise<Response> {
  try {
    return respondJson(200, await perform(operation, request));
  } catch (error) {
    const { status, code, content, headers } = asTransportError(error);
    return respondJson(status, { code, content, continue_url: env().SITE_URL }, headers);
  }
}
