import { createApp } from '../app';
import { createClock } from '../core/clock';
import { type BackendConfig, readBackendConfig } from '../core/config';
import type { BackendContext } from '../core/context';
import { type Database, openDatabase } from '../db/client';
import { migrate } from '../db/migrate';
import { seedWhenEmpty } from '../seed/seed';

/** Loosely typed JSON for assertions; every step into it may be undefined. */
export interface Json {
  readonly [key: string]: Json;
}

const CONFIG = readBackendConfig({ BACKEND_DATA: ':memory:', BACKEND_CONTROL: '1' });

/** A migrated database, in memory by default, with `fill` or the seed, and a clock. */
export function testContext(
  overrides: Partial<BackendConfig> = {},
  clock = createClock(),
  fill: (db: Database) => unknown = (db) => seedWhenEmpty(db, overrides.seed ?? CONFIG.seed),
): BackendContext {
  const config = { ...CONFIG, ...overrides };
  const db = openDatabase(config.data);
  migrate(db);
  fill(db);
  return { config, clock, db };
}

/**
 * A freshly seeded backend in memory, reached without a network. `fetch` is a GET, or a POST of JSON when a body is given; `json` a
 * GET whose JSON is parsed whatever the status; `control` a POST to /__control/<call>.
 */
export function createTestApp(overrides: Partial<BackendConfig> = {}, context = testContext(overrides)) {
  const app = createApp(context);
  const fetch = async (path: string, headers: Record<string, string> = {}, body?: unknown) => {
    if (body === undefined) return app.request(path, { headers });
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return app.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: text,
    });
  };
  const post = async (path: string, body: unknown) => {
    const response = await fetch(path, {}, body);
    return { status: response.status, body: (await response.json()) as Json };
  };
  return {
    ...context,
    app,
    fetch,
    json: async (path: string, headers?: Record<string, string>): Promise<Json> => (await fetch(path, headers)).json(),
    post,
    control: (call: string, body: unknown = {}) => post(`/__control/${call}`, body),
  };
}

/** The members of a list, with or without the hydra prefix. */
export function membersOf(list: Json): Json[] {
  const members = list['hydra:member'] ?? list.member;
  return Array.isArray(members) ? members : [];
}
