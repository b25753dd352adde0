import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { singleton } from '@/lib/server/config/singleton';
import { collectReports } from '@/lib/server/reporting/reports.fixture';
import { createMemoryStore } from '@/lib/server/store/memory';
import { PRODUCTS, stubBackend, TAXONS, VARIANTS } from '@/lib/server/sylius/client/backend.fixture';
import { list, product, taxon, variant } from '@/lib/server/sylius/resources/wire-shop.fixture';

const folder = mkdtempSync(join(tmpdir(), 'builds-'));
for (const build of ['one', 'two']) {
  mkdirSync(join(folder, build));
  writeFileSync(join(folder, build, 'BUILD_ID'), build);
}
const inFolder = (build: string) => relative(process.cwd(), join(folder, build));
afterAll(() => rmSync(folder, { recursive: true }));

const SHARED = {
  COMMERCE_URL: 'http://backend.test',
  COMMERCE_TIME_ZONE: 'Europe/Stockholm',
  MEDIA_HOSTS: 'media.test',
  NEXT_DIST_DIR: inFolder('one'),
  REVALIDATE_SECRET: 'y'.repeat(32),
  SESSION_SECRET: 'x'.repeat(32),
  VALKEY_URL: 'redis://store.test',
};
collectReports();
let requested: string[];

beforeEach(() => {
  const documents = new Map<string, Buffer>();
  const store = {
    ...createMemoryStore(),
    document: async (key: string) => documents.get(key) ?? null,
    putDocument: async (key: string, value: Buffer) => void documents.set(key, value),
  };
  Object.assign(singleton('shared-store', Object), { store });
  requested = stubBackend(() => ({
    [PRODUCTS]: list(product('GULD-10', 'kopa-guld')),
    [VARIANTS]: list(variant('GULD-10')),
    [TAXONS]: list(taxon('kopa-guld')),
    'sylius/commerz/get-rates': list({ currency: 'XAU', rate: 28_000, priceChange: 1 }),
  }));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** The group of an instance that has just started. */
async function groupOf(environment: Readonly<Record<string, string>> = {}) {
  for (const [name, value] of Object.entries({ ...SHARED, ...environment })) vi.stubEnv(name, value);
  vi.resetModules();
  Object.assign(singleton('catalogue-group', Object), { group: undefined });
  const { catalogueGroup } = await import('./our-group');
  expect(catalogueGroup()).toBe(catalogueGroup());
  return catalogueGroup();
}

const load = async (environment: Readonly<Record<string, string>> = {}) => {
  const now = new Date();
  const status = { time: now.toISOString(), changed: '2026-11-21T10:05:00.000Z', received: now.getTime() };
  return (await groupOf(environment))?.load(undefined, status, false);
};

describe('an instance takes the catalogue of another', () => {
  it.each<[string, Readonly<Record<string, string>>, Readonly<Record<string, string>>, boolean]>([
    ['of its build', {}, {}, true],
    ['not of another build', {}, { NEXT_DIST_DIR: inFolder('two') }, false],
    ['not in development', { NEXT_DIST_DIR: inFolder('none') }, { NEXT_DIST_DIR: inFolder('none') }, false],
    ['not of another backend', {}, { COMMERCE_URL: 'http://other.test' }, false],
    ['not with times of another zone', {}, { COMMERCE_TIME_ZONE: 'UTC' }, false],
    ['not with pictures of other hosts', {}, { MEDIA_HOSTS: 'other.test' }, false],
  ])('%s', async (_, theirs, ours, isTaken) => {
    await load(theirs);
    requested.length = 0;
    expect((await load(ours))?.catalogue.products).toHaveLength(1);
    expect(requested.length === 0).toBe(isTaken);
  });
});

it.each([
  ['without a shared store', { VALKEY_URL: '' }],
  ['of a build', { NEXT_PHASE: 'phase-production-build' }],
])('an instance %s has no group', async (_, environment) => {
  expect(await groupOf(environment)).toBeNull();
  const { followGroup } = await import('./follow');
  expect(followGroup).not.toThrow();
});
