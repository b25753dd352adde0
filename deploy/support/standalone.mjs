import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../../scripts/support/say.mjs';

/** Where Next puts the folder that runs without node_modules. */
export const standaloneIn = (distDir) => join(distDir, 'standalone');

const SERVE_PAGES = 'lib/csp/serve-pages.mjs';
/** The page cache as Next wrote it into the server's settings. */
const NAMED_CACHE = '"cacheHandler":"../lib/csp/cache-handler.mjs",';

/** What next.config.mjs does for `next start`, for a server whose settings were written by the build. */
function setPageCache(out) {
  const path = join(out, 'server.js');
  const server = readFileSync(path, 'utf8');
  const first = `import './${SERVE_PAGES}';\n`;
  if (server.startsWith(first)) return;
  if (!server.includes(NAMED_CACHE)) throw new Refusal(`${path} names no page cache: has Next changed?`);
  cpSync(SERVE_PAGES, join(out, SERVE_PAGES));
  writeFileSync(path, first + server.replace(NAMED_CACHE, ''));
}

/** Copies static files and the health check into Next's standalone folder, which lacks them. Returns the folder. Throws a Refusal when nothing is built. */
export function completeStandalone(distDir) {
  const out = standaloneIn(distDir);
  if (!existsSync(join(out, 'server.js'))) throw new Refusal(`${out} is not there: build first (deploy/README.md).`);
  cpSync(join(distDir, 'static'), join(out, distDir, 'static'), { recursive: true });
  cpSync('public', join(out, 'public'), { recursive: true });
  cpSync('deploy/health-check.mjs', join(out, 'health-check.mjs'));
  setPageCache(out);
  // Settings of the machine that built it have no business where it runs.
  for (const file of ['.env', '.env.local', '.env.production']) rmSync(join(out, file), { force: true });
  return out;
}
