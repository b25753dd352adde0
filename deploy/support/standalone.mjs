import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../../scripts/support/say.mjs';

/** Where Next puts the folder that runs without node_modules. */
export const standaloneIn = (distDir) => join(distDir, 'standalone');

/** Copies static files and the health check into Next's standalone folder, which lacks them. Returns the folder. Throws a Refusal when nothing is built. */
export function completeStandalone(distDir) {
  const out = standaloneIn(distDir);
  if (!existsSync(join(out, 'server.js'))) throw new Refusal(`${out} is not there: build first (deploy/README.md).`);
  cpSync(join(distDir, 'static'), join(out, distDir, 'static'), { recursive: true });
  cpSync('public', join(out, 'public'), { recursive: true });
  cpSync('deploy/health-check.mjs', join(out, 'health-check.mjs'));
  // Settings of the machine that built it have no business where it runs.
  for (const file of ['.env', '.env.local', '.env.production']) rmSync(join(out, file), { force: true });
  return out;
}
