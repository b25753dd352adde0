import { afterAll, vi } from 'vitest';
import { forgetProcess } from '../../e2e/in-process/support/shop-modules';

// Files of a project that shares its process (vitest.config.ts): each starts with our own modules, the environment and the browser's
// storage as in a new process.
vi.resetModules();
vi.unstubAllGlobals();
forgetProcess();
if (typeof document !== 'undefined') {
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
}

const environment = { ...process.env };
afterAll(() => {
  vi.unstubAllEnvs();
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
});
