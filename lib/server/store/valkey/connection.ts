import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { isOurFault, nameOf, redisAddress, withoutPrefix } from './commands';

export interface ValkeyOptions {
  readonly url: string;
  /** Called when the store is lost, and when it is (again) available. */
  readonly log: (level: 'info' | 'warn' | 'error', message: string, details: Readonly<Record<string, unknown>>) => void;
  /** Milliseconds to wait for the store before continuing without it: longer than a busy event loop blocks. */
  readonly patience?: number;
  /** Milliseconds between health checks. */
  readonly probeEvery?: number;
}

interface Handlers {
  /** Restores what was written while the server was away. The connection is used again once it has resolved. */
  readonly giveBack: () => Promise<void>;
  /** A message of another instance. */
  readonly onMessage: (channel: string, message: string) => void;
}

/** The reason for a lost connection when no error gives one. */
const CLOSED = 'the connection was closed';

/** Milliseconds to wait for a document. */
const DOCUMENT_PATIENCE = 3_000;

/** The connections to the server, and whether they can be used. */
export function openConnection(options: ValkeyOptions, { giveBack, onMessage }: Handlers) {
  const { url, log, patience = 1_000, probeEvery = 1_000 } = options;
  const us = randomUUID();
  let connected = false;
  let reported: 'there' | 'away' | undefined;
  let returning: Promise<void> | undefined;
  let reason = CLOSED;
  // Without a listener ioredis throws connection errors.
  const noteError = (error: Error) => {
    reason = error.message;
  };

  const redis = new Redis(redisAddress(url), {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: patience,
    connectTimeout: 2_000,
    retryStrategy: (attempt) => Math.min(attempt * 100, 1_000),
  });
  redis.on('error', noteError);
  // For documents: megabytes must not delay small requests.
  const bulk = redis.duplicate({ enableOfflineQueue: true, commandTimeout: DOCUMENT_PATIENCE, lazyConnect: true });
  bulk.on('error', noteError);
  // Subscribes anew after each loss; ioredis' own way leaves a rejection unhandled when the store is closed meanwhile.
  const subscriber = redis.duplicate({ maxRetriesPerRequest: null, autoResubscribe: false });
  const channels = new Set<string>();
  const subscribe = (names: Iterable<string>) =>
    void subscriber.subscribe(...Array.from(names, nameOf)).catch(noteError);
  subscriber.on('error', noteError);
  subscriber.on('ready', () => subscribe(channels));
  subscriber.on('message', (name: string, text: string) => {
    const [from, message] = [text.slice(0, us.length), text.slice(us.length + 1)];
    if (from !== us) onMessage(withoutPrefix(name), message);
  });

  function away(error?: unknown): void {
    connected = false;
    if (error instanceof Error) reason = error.message;
    if (reported === 'away') return;
    reported = 'away';
    log('warn', 'shared store is away, this instance goes on alone', { reason });
  }

  function noteFault(error: unknown): void {
    log('error', 'the shared store refuses a command', { reason: String(error) });
  }

  function comeBack(): Promise<void> {
    returning ??= giveBack()
      .then(() => {
        connected = true;
        reason = CLOSED;
        if (reported !== 'there') log('info', 'shared store is connected', {});
        reported = 'there';
      }, away)
      .finally(() => {
        returning = undefined;
      });
    return returning;
  }

  redis.on('ready', () => void comeBack());
  redis.on('close', () => away());
  // The first connection may use its whole timeout; the store counts as down only when that has failed.
  const isFirstTry = () => reported === undefined && (redis.status === 'connecting' || redis.status === 'connect');
  const probe = setInterval(() => {
    if (isFirstTry()) return;
    if (redis.status !== 'ready') away();
    else if (connected) redis.ping().catch(away);
    else void comeBack();
  }, probeEvery);
  probe.unref();

  return {
    redis,
    bulk,
    isConnected: () => connected,
    noteFault,
    /** An error of a document, whose loss costs only time. */
    noteBulkError: (error: Error) => (isOurFault(error) ? noteFault(error) : noteError(error)),
    /** Uses the shared store, or the alternative while it is down. */
    async withStore<T>(shared: () => Promise<T>, alone: () => Promise<T>): Promise<T> {
      if (!connected) return alone();
      try {
        return await shared();
      } catch (error) {
        if (isOurFault(error)) noteFault(error);
        else away(error);
        return alone();
      }
    },
    /** Sends to the other instances. Resolves once the server has it, or is away. */
    async publish(channel: string, message: string): Promise<void> {
      await redis.publish(nameOf(channel), `${us} ${message}`).catch(away);
    },
    listenTo(channel: string): void {
      channels.add(channel);
      if (subscriber.status === 'ready') subscribe([channel]);
    },
    close(): void {
      clearInterval(probe);
      reported = 'away';
      subscriber.disconnect();
      bulk.disconnect();
      redis.disconnect();
    },
  };
}

export type Connection = ReturnType<typeof openConnection>;
