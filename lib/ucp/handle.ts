import { readLimited } from '@/lib/api/server/guard';
import { Refusal } from '@/lib/api/server/refusal';
import { getSnapshot } from '@/lib/catalogue/snapshot';
import { env } from '@/lib/config/env';
import { report } from '@/lib/reporting/report';
import { lookupCatalog, productDetail, searchCatalog } from './catalog';
import { isNegotiated } from './negotiate';
import { type Profiles, processProfiles } from './platform-profile';
import type { Moment } from './products';
import { failure, TransportError } from './protocol';
import { refusalError, UCP_BODY_LIMIT } from './refusal';
import { OPERATIONS, parseRequest } from './requests';

type Operation = keyof typeof OPERATIONS;

function respond(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}

/** The snapshot that the pages use. */
async function moment(): Promise<Moment> {
  const { catalogue, epoch, rates } = await getSnapshot();
  return { catalogue, epoch, rates, siteUrl: env().SITE_URL };
}

/** @throws TransportError 400 for an invalid body */
function parseOperation(operation: Operation, body: string): (now: Moment) => unknown {
  switch (operation) {
    case 'search': {
      const request = parseRequest(body, OPERATIONS.search.schema);
      return (now) => searchCatalog(request, now);
    }
    case 'lookup': {
      const request = parseRequest(body, OPERATIONS.lookup.schema);
      return (now) => lookupCatalog(request, now);
    }
    case 'product': {
      const request = parseRequest(body, OPERATIONS.product.schema);
      return (now) => productDetail(request, now);
    }
  }
}

async function perform(operation: Operation, request: Request, profiles: Profiles): Promise<unknown> {
  const { capability } = OPERATIONS[operation];
  if (!/^application\/json\s*(?:;|$)/i.test(request.headers.get('content-type') ?? ''))
    throw new TransportError(400, 'invalid_request', 'The body must be application/json');
  const run = parseOperation(operation, await readLimited(request, UCP_BODY_LIMIT));
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
    return respond(200, await perform(operation, request, profiles));
  } catch (error) {
    const { status, code, content, headers } = asTransportError(error);
    return respond(status, { code, content, continue_url: env().SITE_URL }, headers);
  }
}
