import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const FOLDERS = ['app', 'components', 'stores', 'lib', 'backend', 'scripts', 'content', 'e2e/in-process', 'e2e/fuzz'];

/** Content of a test file that requires its own process: mocked modules, another environment, a document. */
const NEEDS_ISOLATION =
  /vi\.(mock|doMock|resetModules|stubEnv)\b|process\.env|@vitest-environment|(env|redis-server)\.fixture'/;

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`),
);
const isIsolated = (file: string) =>
  file.startsWith('e2e/in-process/') || NEEDS_ISOLATION.test(readFileSync(file, 'utf8'));
const asGlob = (file: string) => file.replace(/[()[\]]/g, '\\$&');

export default defineConfig({
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, ''),
      // Next replaces this marker package while bundling; unit tests do not need it.
      'server-only': fileURLToPath(new URL('./node_modules/server-only/empty.js', import.meta.url)),
    },
  },
  test: {
    environment: 'node',
    env: { PRICE_HISTORY_FILE: ':memory:' },
    // Suits a busy machine: CONTRIBUTING.md.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    setupFiles: ['./scripts/support/screens.ts'],
    // Tests mostly wait: by default one core of two would idle.
    maxWorkers: '100%',
    projects: [
      // Loading modules takes most of a unit test's time: these files share them within a worker.
      {
        extends: true,
        test: { name: 'shared', include: files.filter((file) => !isIsolated(file)).map(asGlob), isolate: false },
      },
      { extends: true, test: { name: 'isolated', include: files.filter(isIsolated).map(asGlob) } },
    ],
  },
});
