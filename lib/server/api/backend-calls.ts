import { referenceOf } from '@/lib/domain/reference';
import type { WireId } from '@/lib/domain/shop-api/responses';
import { backendMessage } from '@/lib/server/reporting/backend-message';
import { log } from '@/lib/server/reporting/log';
import { reportFailure } from '@/lib/server/reporting/report';
import { currentRequestId } from '@/lib/server/reporting/request-context';
import type { CommerceRequest } from '@/lib/server/sylius/client/http';
import { asMap, errorText, isWire, readWireId } from '@/lib/server/sylius/decoders/parse';
import { CommerceError, causeOf } from '@/lib/server/sylius/faults/errors';
import { isUndecided } from './orders/settle';
import type { RefusalKind } from './refusal';

/** For the log: the intent of a call, and which call of it this is. */
export interface About {
  readonly intent: string;
  readonly attempt: number;
}
export type Upstream = (request: CommerceRequest, about?: About) => Promise<unknown>;

/** How the request that made the calls ended: our refusal, or the code of the backend's; both null when it succeeded. */
export interface Ending {
  readonly refusal: RefusalKind | null;
  readonly code: string | null;
}

interface Call {
  readonly name: string;
  readonly about: About | undefined;
  readonly orderId: unknown;
  milliseconds: number;
  error?: unknown;
  response?: unknown;
}

type Kind = 'refused' | 'status' | 'timeout' | 'connection' | 'unreadable';

const OF_ERROR = { timeout: 'timeout', network: 'connection', parse: 'unreadable', unauthorized: 'refused' } as const;
/** Calls whose effect is unknown without a readable response. */
const CHANGES = /^(?:create-order|confirm-manual-payment)$/;

/** The last part of a path; an entry of a collection by the collection's name. */
function nameOf(path: string): string {
  return /\/shop\/([\w-]+)/.exec(path)?.[1] ?? path.split('/').at(-1) ?? path;
}

const textOf = (id: WireId | null) => (id === null ? null : String(id));
const isUnread = ({ refusal }: Ending) => refusal === 'UNANSWERED' || refusal === 'UPSTREAM';

function kindOf({ error, response }: Call, isLast: boolean, ending: Ending): Kind | null {
  if (error instanceof CommerceError) {
    if (error.kind !== 'http') return OF_ERROR[error.kind];
    const { status = 500 } = error;
    return status < 500 && !isUndecided(status) && isWire(error.body) ? 'refused' : 'status';
  }
  if (error !== undefined || !isLast) return null;
  if (isUnread(ending)) return Number(asMap(response).code) >= 500 ? 'status' : 'unreadable';
  return ending.refusal === null && ending.code === null ? null : 'refused';
}

/** Whether the shopper was told a failure, and not what anybody may be told: a declined payment, sold out, signed out. */
function isFailure(call: Call, kind: Kind, ending: Ending): boolean {
  if (kind !== 'refused' || isUnread(ending)) return true;
  return call.name === 'create-order' && (ending.refusal === 'SESSION_ENDED' || ending.code === 'DEF');
}

function logCall(call: Call, kind: Kind, ending: Ending): void {
  // The backend denied something, and the shopper noticed nothing: an optional call, an order of somebody else.
  if (kind === 'refused' && ending.refusal === null && ending.code === null) return;
  const failed = isFailure(call, kind, ending);
  const { error, response } = call;
  const body = error instanceof CommerceError ? error.body : response;
  const status = error instanceof CommerceError ? error.status : asMap(body).code;
  const requestId = currentRequestId();
  const fields = {
    call: call.name,
    attempt: call.about?.attempt ?? 1,
    kind,
    status: Number(status) || null,
    reason: causeOf(error) ?? backendMessage(errorText(body)),
    outcome: ending.refusal ?? ending.code,
    ms: call.milliseconds,
    requestId: requestId ?? null,
    reference: requestId === undefined ? null : referenceOf(requestId),
    intent: call.about?.intent ?? null,
    // As text: numbers are not redacted, and this one may come from the browser.
    orderId: textOf(readWireId(call.orderId) ?? readWireId(asMap(body).orderId)),
  };
  const isDoubt = failed && CHANGES.test(call.name) && ending.code === null;
  const what = isDoubt ? 'is in doubt' : failed ? 'failed' : 'was refused';
  log(failed ? 'error' : 'warn', `a backend call ${what}`, fields);
  if (failed) reportFailure([call.name, kind], `${fields.intent} ${fields.orderId}`, fields);
}

/**
 * Notes the backend calls of one request of a shopper, and logs those that failed once it is known what they meant.
 * @param endpoint names a call that another request made for both
 */
export function watchCalls(endpoint: string, upstream: Upstream) {
  const calls: Call[] = [];
  const watched: Upstream = async (request, about) => {
    const orderId = asMap(request.body).orderId ?? request.query?.get('orderId');
    const call: Call = { name: nameOf(request.path), about, orderId, milliseconds: 0 };
    calls.push(call);
    const started = performance.now();
    try {
      call.response = await upstream(request);
      return call.response;
    } catch (error) {
      call.error = error;
      throw error;
    } finally {
      call.milliseconds = Math.round(performance.now() - started);
    }
  };
  return {
    upstream: watched,
    /** @param error what ended the request */
    log: (ending: Ending, error?: unknown) => {
      if (calls.length === 0 && error instanceof CommerceError)
        calls.push({ name: endpoint, about: undefined, orderId: undefined, milliseconds: 0, error });
      calls.forEach((call, index) => {
        const kind = kindOf(call, index === calls.length - 1, ending);
        if (kind !== null) logCall(call, kind, ending);
      });
    },
  };
}

/** The ending of a request with this result: order, payment check, confirmation or identification. */
export function endingOf(result: unknown): Ending {
  const { outcome, code, message, state } = asMap(result);
  const isRefused = outcome === 'refused' || state === 'refused' || (outcome === undefined && Number(code) >= 400);
  if (isRefused) return { refusal: null, code: String(message) };
  const ended = state === 'cancelled' || state === 'expired' || state === 'failed' ? state : null;
  return { refusal: null, code: ended };
}
