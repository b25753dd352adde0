import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { inBuild, isBuilding } from './build-output';

afterEach(() => vi.unstubAllEnvs());

it('the build is in .next unless NEXT_DIST_DIR moves it', () => {
  vi.stubEnv('NEXT_DIST_DIR', '');
  expect(inBuild('static', 'a.js')).toBe(join(process.cwd(), '.next/static/a.js'));
  vi.stubEnv('NEXT_DIST_DIR', 'elsewhere');
  expect(inBuild()).toBe(join(process.cwd(), 'elsewhere'));
});

it('only the phase of a build is one', () => {
  expect(isBuilding()).toBe(false);
  vi.stubEnv('NEXT_PHASE', 'phase-production-server');
  expect(isBuilding()).toBe(false);
  vi.stubEnv('NEXT_PHASE', 'phase-production-build');
  expect(isBuilding()).toBe(true);
});
