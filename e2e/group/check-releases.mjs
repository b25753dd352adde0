// `npm run check:releases [-- <build>]`: the released shop (deploy/released) and this one, each built by its own commands. Purchases begin
// with a page of one and end at a server of the other, up and back. `npm run test:all` runs it on the build of the journeys.
import { chmodSync } from 'node:fs';
import { BUILD, gatherShop } from '../../deploy/support/folder.mjs';
import { claimPort, inFolder } from '../../scripts/support/processes.mjs';
import { ensureProgram } from '../../scripts/support/programs.mjs';
import { run, say } from '../../scripts/support/say.mjs';
import { releasedShop } from './released.mjs';
import * as scene from './scene.mjs';

await run(async () => {
  const programs = {
    nginx: ensureProgram(['nginx'], 'nginx-light', 'The test of two releases'),
    store: ensureProgram(['valkey-server', 'redis-server'], 'redis-server', 'The test of two releases'),
  };
  if (!programs.nginx || !programs.store) return;
  const build = gatherShop(process.argv[2] ?? BUILD);
  const released = releasedShop(await claimPort(scene.BACKEND_PORT, 'GROUP_BACKEND_PORT'));
  for (const port of [scene.PORT, scene.ONE]) await claimPort(port, 'GROUP_PORT');
  await claimPort(scene.STORE_PORT, 'GROUP_STORE_PORT');
  await inFolder('releases', async (folder) => {
    chmodSync(folder, 0o755);
    // The page objects of the journeys read them.
    const settings = {
      E2E_PORT: scene.PORT,
      E2E_BACKEND_PORT: scene.BACKEND_PORT,
      NEXT_DIST_DIR: build,
      E2E_DATA: folder,
    };
    for (const [name, value] of Object.entries(settings)) process.env[name] = String(value);
    const { acrossReleases } = await import('./two-releases.mjs');
    try {
      await scene.openBackend(folder);
      scene.startStore(programs.store);
      scene.startProxy(programs.nginx, folder);
      await acrossReleases(folder, released, build);
      say('\nAll is well.');
    } finally {
      await scene.stopScene();
    }
  });
});
