import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vitest/config';
import base from '../../vitest.config';

/** For scripts/crash.mjs only: it starts servers and takes minutes, so `npm test` does not run it. */
export default mergeConfig(
  { ...base, test: { ...base.test, projects: undefined } },
  {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    test: {
      include: ['e2e/in-process/crash/rounds.ts'],
      testTimeout: 0,
      hookTimeout: 120_000,
      reporters: ['dot'],
      disableConsoleIntercept: true,
    },
  },
);
