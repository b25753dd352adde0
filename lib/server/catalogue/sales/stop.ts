import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { ClosedScope } from '@/lib/domain/order/closed';
import { env } from '@/lib/server/config/env';
import { singleton } from '@/lib/server/config/singleton';
import { log } from '@/lib/server/reporting/log';
import { report } from '@/lib/server/reporting/report';
import { sharedStore } from '@/lib/server/store/shared-store';

/*
 * The stop button (docs/operations.md): one switch without a release, a restart or the backend. A file stops the instances that read it; a
 * signed webhook stops all that share a store, and in a shop without one writes the file, which lasts over a restart.
 */

/** The operator's stop of orders. */
export interface Stop {
  readonly scope: ClosedScope;
  /** Who pressed, and perhaps why; of a file its text after the first word. */
  readonly by: string;
  /** ISO 8601. */
  readonly at: string;
}

const KEY = 'sales:stop';
/** Until it is released; every value of the store has to expire. */
const KEPT = 365 * 86_400_000;
/** Characters of a file that are read. */
const LONGEST = 200;

const stored = z.object({ scope: z.enum(['all', 'gold', 'silver', 'none']), by: z.string(), at: z.string() });
type Stored = z.infer<typeof stored>;

const SCOPES: Readonly<Record<string, ClosedScope>> = { gold: 'gold', guld: 'gold', silver: 'silver', all: 'all' };

/** A file whose first word names no metal stops everything: an empty one too. */
async function inFile(): Promise<Stop | null> {
  const path = env().STOP_FILE;
  try {
    const [text, { mtime }] = await Promise.all([readFile(path, 'utf8'), stat(path)]);
    const words = text.slice(0, LONGEST).split(/\s+/).filter(Boolean);
    const scope = SCOPES[words[0]?.toLowerCase() ?? ''];
    return { scope: scope ?? 'all', by: words.slice(scope ? 1 : 0).join(' '), at: mtime.toISOString() };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    report('the stop file cannot be read', { reason: String(error) });
    return { scope: 'all', by: 'unreadable file', at: new Date().toISOString() };
  }
}

async function inStore(): Promise<Stored | null> {
  const text = await sharedStore().get(KEY);
  if (text === null) return null;
  try {
    return stored.parse(JSON.parse(text));
  } catch {
    // Written by another version: an order stop, of an unknown scope.
    return { scope: 'all', by: 'unreadable value', at: new Date().toISOString() };
  }
}

const isShared = () => env().VALKEY_URL !== undefined;

const state = singleton<{ stop: Stop | null; isLogged: boolean }>('sales-stop', () => ({
  stop: null,
  isLogged: false,
}));

/** The stop that was last read. */
export const lastStop = (): Stop | null => state.stop;

/** Stops of the file and of the store together. Both metals are everything that the shop sells. */
function together(one: Stop | null, other: Stop | null): Stop | null {
  if (one === null || other === null) return one ?? other;
  const scope = one.scope === other.scope ? one.scope : 'all';
  return { scope, by: [one.by, other.by].filter(Boolean).join('; '), at: [one.at, other.at].toSorted()[0] ?? one.at };
}

/** Reads whether orders are stopped, and logs who has stopped or released them since the last time. Never rejects. */
export async function readStop(releasedBy?: string): Promise<Stop | null> {
  const [file, shared] = await Promise.all([inFile(), isShared() ? inStore() : null]);
  const stop = together(file, shared === null || shared.scope === 'none' ? null : { ...shared, scope: shared.scope });
  const before = state.stop;
  state.stop = stop;
  if (stop !== null && (stop.scope !== before?.scope || stop.by !== before.by))
    log('warn', 'orders are stopped', { ...stop });
  if (stop === null && before !== null) {
    const by = releasedBy ?? (shared?.scope === 'none' ? shared.by : null);
    log('warn', 'orders are taken again', { by, scope: before.scope, stoppedAt: before.at });
  }
  return stop;
}

/**
 * Presses or releases the button, for all instances that share a store. What somebody has stopped with a file beside a store, only the removal
 * of the file releases.
 * @throws Error when a shop without a store cannot write the file
 */
export async function setStop(scope: ClosedScope | 'none', by: string): Promise<Stop | null> {
  const path = env().STOP_FILE;
  if (isShared()) {
    const value: Stored = { scope, by, at: new Date().toISOString() };
    await sharedStore().set(KEY, JSON.stringify(value), KEPT);
  } else if (scope === 'none') {
    await rm(path, { force: true });
  } else {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, `${scope} ${by}\n`);
  }
  return readStop(by);
}
