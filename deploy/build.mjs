// `node deploy/build.mjs`: creates .next-deploy/shop, everything that an image or a unit runs except its packages (`npm ci
// --omit=dev` there). Pages are built from the catalogue of COMMERCE_URL, or of an embedded backend started for the build.
import { join } from 'node:path';
import { alone } from '../scripts/support/alone.mjs';
import { ensureInstalled } from '../scripts/support/install.mjs';
import { claimPort, inFolder, openBackend } from '../scripts/support/processes.mjs';
import { run, say } from '../scripts/support/say.mjs';
import { BUILD, gatherShop } from './support/folder.mjs';

/** A build seals and signs nothing; the server gets the real secrets when it starts. */
const NO_SECRET = 'only-while-building-not-a-secret-at-all';

async function catalogueFor(data) {
  if (process.env.COMMERCE_URL) return process.env.COMMERCE_URL;
  const port = await claimPort(process.env.BACKEND_PORT || '4000', 'BACKEND_PORT');
  await openBackend({ env: { BACKEND_PORT: String(port), BACKEND_DATA: join(data, 'build.sqlite') } });
  return `http://127.0.0.1:${port}`;
}

await run(() =>
  inFolder('build', async (data) => {
    await ensureInstalled();
    // Imported late: these need packages that ensureInstalled() may have just installed.
    const { ensureBuilt } = await import('../scripts/support/build.mjs');
    const { loadEnvFiles } = await import('../scripts/support/settings.mjs');
    loadEnvFiles();
    const env = {
      COMMERCE_URL: await catalogueFor(data),
      SITE_URL: process.env.SITE_URL || 'http://localhost:3000',
      SESSION_SECRET: NO_SECRET,
      REVALIDATE_SECRET: NO_SECRET,
    };
    await alone(() => ensureBuilt({ distDir: BUILD, env }));
    say(`Built: ${gatherShop(BUILD)}`);
  }),
);
