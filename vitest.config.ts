import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const FOLDERS = ['app', 'components', 'stores', 'lib', 'backend', 'scripts', 'content', 'e2e/in-process', 'e2e/fuzz'];

/** Content of a test file that requires its own process: mocks stay in one. */
const NEEDS_PROCESS = /vi\.(mock|doMock)\b|redis-server\.fixture'/;
const NEEDS_DOCUMENT = '@vitest-environment happy-dom';
/** Content of a test file that requires modules and an environment which no other file has used. */
const NEEDS_FRESH_MODULES = /vi\.(resetModules|stubEnv)\b|process\.env|env\.fixture'/;

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`),
);
function projectOf(file: string) {
  const text = readFileSync(file, 'utf8');
  if (file.startsWith('e2e/in-process/') || NEEDS_PROCESS.test(text)) return 'isolated';
  if (text.includes(NEEDS_DOCUMENT)) return 'documents';
  return NEEDS_FRESH_MODULES.test(text) ? 'fresh' : 'shared';
}
const filesOf = (project: ReturnType<typeof projectOf>) =>
  files.filter((file) => projectOf(file) === project).map((file) => file.replace(/[()[\]]/g, '\\$&'));

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
      { extends: true, test: { name: 'isolated', include: filesOf('isolated') } },
      // Starting a process and loading packages and a document takes most of a unit test's time: the other files share them within a
      // worker, and those of the last project our own modules too.
      {
        extends: true,
        test: {
          name: 'documents',
          include: filesOf('documents'),
          isolate: false,
          setupFiles: './scripts/support/fresh.ts',
        },
      },
      {
        extends: true,
        test: { name: 'fresh', include: filesOf('fresh'), isolate: false, setupFiles: './scripts/support/fresh.ts' },
      },
      { extends: true, test: { name: 'shared', include: filesOf('shared'), isolate: false } },
    ],
  },
});
