import { createServer, type IncomingMessage, request as openRequest, type ServerResponse } from 'node:http';
import { type AnyFault, respondWithFault, type UpstreamResponse } from './faults';
import { listen } from './listen';

export { type AnyFault, FAULTS, type Fault, OTHER_FAULTS } from './faults';

export interface Injection {
  /** Part of the path, query string included. */
  readonly path: string;
  readonly fault: AnyFault;
  /** `before`: the backend never sees the request. `after`: it has handled it, and its response is discarded. */
  readonly when: 'before' | 'after';
  /** The first matching request to get the fault, counted from now; 1 by default. */
  readonly nth?: number;
  /** Number of consecutive requests with the fault; 1 by default. */
  readonly times?: number;
  /** For `delay`, milliseconds; 5,000 by default. */
  readonly delayMs?: number;
}

export interface PassedCall {
  readonly method: string;
  /** With the query string. */
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  readonly fault: AnyFault | null;
  /** The backend's status; null when it did not see the request. */
  readonly status: number | null;
}

/** A request that is held until a test releases it. */
export interface HeldRequest {
  /** Resolves once the request has arrived. */
  readonly requestReached: Promise<void>;
  readonly letGo: () => void;
}

export interface FaultProxy {
  /** Replaces the backend's URL. */
  readonly url: string;
  inject(injection: Injection): void;
  /** Holds the next request whose path contains `path` until it is released, then forwards it. */
  hold(path: string): HeldRequest;
  /** Rejects JSON with 415 from now on, like a backend that only reads forms. */
  refuseJson(): void;
  /** Cancels all pending faults. */
  clear(): void;
  /** Requests whose path contains `path`, oldest first. */
  calls(path?: string): readonly PassedCall[];
  stop(): Promise<void>;
}

/** A promise that is resolved from outside; the oldest supported Node lacks Promise.withResolvers. */
function signal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give: () => give() };
}

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
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { ...passedOn(incoming.headers), 'content-length': String(body.length) };
    // The raw path: a parsed URL would be normalised.
    const { hostname, port } = new URL(target);
    const options = { hostname, port, path: incoming.url, method: incoming.method, headers, agent: false };
    openRequest(options, resolve).on('error', reject).end(body);
  });
  return { status: answer.statusCode ?? 502, headers: passedOn(answer.headers), body: await bodyOf(answer) };
}

/** A server in front of a backend that forwards everything and applies a test's faults to responses. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  let isFormsOnly = false;
  let waiting: { injection: Injection; skip: number; left: number }[] = [];
  const log: PassedCall[] = [];
  const held: { readonly path: string; readonly reached: () => void; readonly free: Promise<void> }[] = [];
  const timers = new Set<NodeJS.Timeout>();

  const take = (path: string): Injection | null => {
    for (const entry of waiting) {
      if (!path.includes(entry.injection.path)) continue;
      if (entry.skip > 0) {
        entry.skip -= 1;
        continue;
      }
      entry.left -= 1;
      waiting = waiting.filter(({ left }) => left > 0);
      return entry.injection;
    }
    return null;
  };

  const delay = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        resolve();
      }, milliseconds);
      timers.add(timer);
    });

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
    if (injection && late && injection.when === 'before') await delay(injection.delayMs ?? 5_000);
    const { method = 'GET', headers } = incoming;
    if (isFormsOnly && method === 'POST' && headers['content-type']?.startsWith('application/json')) {
      log.push({ method, path, headers, body: body.toString(), fault: null, status: 415 });
      outgoing.writeHead(415, { 'content-type': 'application/json' }).end('{"code":415,"message":"Use a form"}');
      return;
    }
    const answer = seen ? await forward(target, incoming, body) : null;
    const status = answer?.status ?? null;
    log.push({ method, path, headers, body: body.toString(), fault: injection?.fault ?? null, status });
    if (injection && late && injection.when === 'after') await delay(injection.delayMs ?? 5_000);
    if (injection && !late) respondWithFault(injection.fault, answer, outgoing);
    else if (answer) outgoing.writeHead(answer.status, answer.headers).end(answer.body);
  };

  const server = await listen(
    createServer((incoming, outgoing) => {
      handle(incoming, outgoing).catch(() => incoming.socket.destroy());
    }),
  );
  return {
    url: server.url,
    inject: (injection) => {
      waiting.push({ injection, skip: (injection.nth ?? 1) - 1, left: injection.times ?? 1 });
    },
    hold: (path) => {
      const reached = signal();
      const free = signal();
      held.push({ path, reached: reached.give, free: free.given });
      return { requestReached: reached.given, letGo: free.give };
    },
    refuseJson: () => {
      isFormsOnly = true;
    },
    clear: () => {
      waiting = [];
    },
    calls: (path = '') => log.filter((call) => call.path.includes(path)),
    stop: async () => {
      for (const timer of timers) clearTimeout(timer);
      await server.stop();
    },
  };
}
