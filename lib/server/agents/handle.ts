import type { z } from 'zod';
import { readLimited } from '@/lib/server/api/check-request';
import { Refusal } from '@/lib/server/api/refusal';
import { respondJson } from '@/lib/server/api/respond';
import { getSnapshot } from '@/lib/server/catalogue/snapshot';
import { env } from '@/lib/server/config/env';
import { report } from '@/lib/server/reporting/report';
import { lookupCatalog, productDetail, searchCatalog } from './catalog';
import { isNegotiated } from './negotiate';
import { type Profiles, processProfiles } from './platform-profile';
import type { Moment } from './products';
import { type CatalogCapability, failure, LOOKUP, SEARCH, TransportError } from './protocol';
import { refusalError, UCP_BODY_LIMIT } from './refusal';
import { lookupRequest, parseRequest, productRequest, searchRequest } from './requests';

/** Parses the body of a request (TransportError 400), and returns what responds to it from the catalogue. */
function operation<T>(
  capability: CatalogCapability,
  schema: z.ZodType<T>,
  respond: (request: T, now: Moment) => unknown,
) {
  const parse = (body: string) => {
    const request = parseRequest(body, schema);
    return (now: Moment) => respond(request, now);
  };
  return { capability, parse };
}

const OPERATIONS = {
  search: operation(SEARCH, searchRequest, searchCatalog),
  lookup: operation(LOOKUP, lookupRequest, lookupCatalog),
  product: operation(LOOKUP, productRequest, productDetail),
};
type Operation = keyof typeof OPERATIONS;

/** The snapshot that the pages use. */
async function moment(): Promise<Moment> {
  const { catalogue, epoch, rates } = await getSnapshot();
  return { catalogue, epoch, rates, siteUrl: env().SITE_URL };
}

async function perform(operation: Operation, request: Request, profiles: Profiles): Promise<unknown> {
  const { capability, parse } = OPERATIONS[operation];
  if (!/^application\/json\s*(?:;|$)/i.test(request.headers.get('content-type') ?? ''))
    throw new TransportError(400, 'invalid_request', 'The body must be application/json');
  const run = parse(await readLimited(request, UCP_BODY_LIMIT));
  if (!(await isNegotiated(request.headers.get('ucp-agent'), capability, profiles))) {
    const content = `The platform does not offer ${capability} in a version of this business`;
    return failure([], 'capabilities_incompatible', content, env().SITE_URL);
  }
  return run(await moment());
}

function asTransportError(error: unknown): TransportError {
  if (error instanceof TransportError) return error;
  if (error instanceof Refusal) return refusalError(error);
  report('a request for the catalogue failed', { reason: String(error) });
  return new TransportError(503, 'unavailable', 'The catalogue is not available now', { 'Retry-After': '60' });
}

/** Handles a catalogue operation. Errors follow the tables of the specification's overview and REST binding. */
export async function handleCatalog(
  operation: Operation,
  request: Request,
  profiles: Profiles = processProfiles(env().UCP_PLATFORMS),
): Promise<Response> {
  try {
    return respondJson(200, await perform(operation, request, profiles));
  } catch (error) {
    const { status, code, content, headers } = asTransportError(error);
    return respondJson(status, { code, content, continue_url: env().SITE_URL }, headers);
  }
}
