import { createServer, type IncomingMessage, request as openRequest, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen } from '@/lib/server/entrance/listen.fixture';
import { signal } from '../../support/signal';
import { type AnyFault, respondWithFault, type UpstreamResponse } from './faults';

export { FAULTS, type Fault } from './faults';

interface Injection {
  readonly path: string;
  readonly fault: AnyFault;
  /** `before`: the backend never sees the request. `after`: it has handled it, and its response is discarded. */
  readonly when: 'before' | 'after';
  /** Number of consecutive requests with the fault; 1 by default. */
  readonly times?: number;
}

interface PassedCall {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  readonly fault: AnyFault | null;
  /** The backend's status; null when it did not see the request. */
  readonly status: number | null;
}

export type FaultProxy = Awaited<ReturnType<typeof startFaultProxy>>;

const LATE = 30;

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Connection-specific headers, and the one that would make the response compressed. */
const OWN = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'accept-encoding', 'host']);

function passedOn(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.has(name)));
}

async function forward(target: string, incoming: IncomingMessage, body: Buffer): Promise<UpstreamResponse> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { ...passedOn(incoming.headers), 'content-length': String(body.length) };
    // The raw path: a parsed URL would be normalised.
    const { hostname, port } = new URL(target);
    const options = { hostname, port, path: incoming.url, method: incoming.method, headers, agent: false };
    openRequest(options, resolve).on('error', reject).end(body);
  });
  return { status: response.statusCode ?? 502, headers: passedOn(response.headers), body: await bodyOf(response) };
}

/** A server in front of a backend that forwards everything and applies a test's faults to responses. */
export async function startFaultProxy(target: string) {
  let isFormsOnly = false;
  let waiting: { injection: Injection; left: number }[] = [];
  const instead = new Map<string, { readonly status: number; readonly body: unknown }>();
  const log: PassedCall[] = [];
  const held: { readonly path: string; readonly reached: () => void; readonly free: Promise<void> }[] = [];

  const take = (path: string): Injection | null => {
    for (const entry of waiting) {
      if (!path.includes(entry.injection.path)) continue;
      entry.left -= 1;
      waiting = waiting.filter(({ left }) => left > 0);
      return entry.injection;
    }
    return null;
  };

  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const path = incoming.url ?? '/';
    const injection = take(path);
    const body = await bodyOf(incoming);
    const index = held.findIndex((entry) => path.includes(entry.path));
    const [kept] = index < 0 ? [] : held.splice(index, 1);
    kept?.reached();
    await kept?.free;
    const late = injection?.fault === 'delay';
    const seen = injection === null || late || injection.when === 'after';
    if (injection && late && injection.when === 'before') await sleep(LATE);
    const { method = 'GET', headers } = incoming;
    if (isFormsOnly && method === 'POST' && headers['content-type']?.startsWith('application/json')) {
      log.push({ method, path, headers, body: body.toString(), fault: null, status: 415 });
      outgoing.writeHead(415, { 'content-type': 'application/json' }).end('{"code":415,"message":"Use a form"}');
      return;
    }
    const replacement = [...instead].find(([part]) => path.includes(part))?.[1];
    if (replacement) {
      log.push({ method, path, headers, body: body.toString(), fault: null, status: replacement.status });
      outgoing.writeHead(replacement.status, { 'content-type': 'application/json' });
      outgoing.end(JSON.stringify(replacement.body));
      return;
    }
    const response = seen ? await forward(target, incoming, body) : null;
    const status = response?.status ?? null;
    log.push({ method, path, headers, body: body.toString(), fault: injection?.fault ?? null, status });
    if (injection && late && injection.when === 'after') await sleep(LATE);
    if (injection && !late) respondWithFault(injection.fault, response, outgoing);
    else if (response) outgoing.writeHead(response.status, response.headers).end(response.body);
  };

  const server = await listen(
    createServer((incoming, outgoing) => {
      handle(incoming, outgoing).catch(() => incoming.socket.destroy());
    }),
  );
  return {
    url: server.url,
    inject: (injection: Injection) => {
      waiting.push({ injection, left: injection.times ?? 1 });
    },
    /** Holds the next request whose path contains `path` until it is released, then forwards it. */
    hold: (path: string) => {
      const reached = signal();
      const free = signal();
      held.push({ path, reached: reached.give, free: free.given });
      return { requestReached: reached.given, letGo: free.give };
    },
    /** Rejects JSON with 415 from now on, like a backend that only reads forms. */
    refuseJson: () => {
      isFormsOnly = true;
    },
    /** Responds in place of the backend to requests whose path contains `path`, which do not reach it. */
    respond: (path: string, status: number, body: unknown) => void instead.set(path, { status, body }),
    clear: () => {
      waiting = [];
      instead.clear();
    },
    /** Requests whose path contains `path`, oldest first. */
    calls: (path = ''): readonly PassedCall[] => log.filter((call) => call.path.includes(path)),
    stop: server.stop,
  };
}
