import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const FOLDERS = ['app', 'components', 'stores', 'lib', 'backend', 'scripts', 'content', 'e2e/in-process'];

/** What a test file says that needs a process of its own: other modules, another environment, a document. */
const NEEDS_ISOLATION =
  /vi\.(mock|doMock|resetModules|stubEnv)\b|process\.env|@vitest-environment|(env|redis-server)\.fixture'/;

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`),
);
const isIsolated = (file: string) => file.startsWith('e2e/') || NEEDS_ISOLATION.test(readFileSync(file, 'utf8'));
const asGlob = (file: string) => file.replace(/[()[\]]/g, '\\$&');

export default defineConfig({
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, ''),
      // Next replaces this marker package while bundling; in unit tests it has nothing to guard.
      'server-only': fileURLToPath(new URL('./node_modules/server-only/empty.js', import.meta.url)),
    },
  },
  test: {
    environment: 'node',
    env: { PRICE_HISTORY_FILE: ':memory:' },
    // Long enough for a busy machine: CONTRIBUTING.md.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    setupFiles: ['./scripts/support/patient-screens.ts'],
    // Much of a test is waiting: by default one core of two would stand idle.
    maxWorkers: '100%',
    projects: [
      // Loading modules is most of what a unit test costs: these files share them within a worker.
      {
        extends: true,
        test: { name: 'shared', include: files.filter((file) => !isIsolated(file)).map(asGlob), isolate: false },
      },
      { extends: true, test: { name: 'isolated', include: files.filter(isIsolated).map(asGlob) } },
    ],
  },
});
