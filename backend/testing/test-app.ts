import { createApp } from '../app';
import { type Clock, createClock } from '../clock';
import type { BackendConfig } from '../config';
import type { BackendContext } from '../context';
import { type Database, openDatabase } from '../db/client';
import { migrate } from '../db/migrate';
import { seedWhenEmpty } from '../seed/seed';

export interface TestApp {
  readonly app: ReturnType<typeof createApp>;
  readonly db: Database;
  readonly clock: Clock;
  readonly context: BackendContext;
  /** GET, or POST of JSON when a body is given; the whole response. */
  fetch(path: string, headers?: Record<string, string>, body?: unknown): Promise<Response>;
  /** GET; the parsed JSON, whatever the status. */
  json(path: string, headers?: Record<string, string>): Promise<Json>;
  /** POST of JSON; the parsed response. */
  post(path: string, body: unknown): Promise<{ status: number; body: Json }>;
  /** POST to /__control/<call>. */
  control(call: string, body?: unknown): Promise<{ status: number; body: Json }>;
}

/** Loosely typed JSON for assertions; every step into it may be undefined. */
export interface Json {
  readonly [key: string]: Json;
}

/** A freshly seeded backend in memory, reached without a network. */
export function createTestApp(overrides: Partial<BackendConfig> = {}): TestApp {
  const config: BackendConfig = {
    host: '127.0.0.1',
    port: 4000,
    data: ':memory:',
    seed: 1,
    control: true,
    storefront: 'http://localhost:3000',
    swishSeconds: 3,
    ...overrides,
  };
  const db = openDatabase(config.data);
  migrate(db);
  seedWhenEmpty(db, config.seed);
  const clock = createClock();
  const context: BackendContext = { config, clock, db };
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
    return { status: response.status, body: await response.json() };
  };
  return {
    app,
    db,
    clock,
    context,
    fetch,
    json: async (path, headers) => (await fetch(path, headers)).json(),
    post,
    control: (call, body = {}) => post(`/__control/${call}`, body),
  };
}

/** The members of a list, with or without the hydra prefix. */
export function membersOf(list: Json): Json[] {
  const members = list['hydra:member'] ?? list.member;
  return Array.isArray(members) ? members : [];
}
