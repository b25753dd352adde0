import { mkdtempSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { singleton } from '@/lib/singleton';
import { forgetFinishedPages, hasIncompletePages, markIncompleteBuild } from './build-output';

let build: string;

beforeEach(() => {
  build = mkdtempSync(join(process.cwd(), '.next-e2e-test-'));
  vi.stubEnv('NEXT_DIST_DIR', relative(process.cwd(), build));
  singleton('finished-pages', () => ({ expired: false })).expired = false;
});
afterEach(() => {
  rmSync(build, { recursive: true });
  vi.unstubAllEnvs();
});

it('a build without the catalogue has incomplete pages until they are discarded', async () => {
  expect(hasIncompletePages()).toBe(false);
  await markIncompleteBuild();
  expect(hasIncompletePages()).toBe(true);
  forgetFinishedPages();
  expect(hasIncompletePages()).toBe(false);
});
