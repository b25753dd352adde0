import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, ''),
      // Next replaces this marker package while bundling; in unit tests it has nothing to guard.
      'server-only': fileURLToPath(new URL('./node_modules/server-only/empty.js', import.meta.url)),
    },
  },
  test: {
    include: [
      '{app,components,stores,lib,backend,scripts,content}/**/*.test.{ts,tsx}',
      'e2e/in-process/**/*.test.{ts,tsx}',
    ],
    environment: 'node',
    // Long enough for a busy machine: CONTRIBUTING.md.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    setupFiles: ['./scripts/support/patient-screens.ts'],
    // Much of a test is waiting: by default one core of two would stand idle.
    maxWorkers: '100%',
  },
});
