// `npm run check:group [-- <build>]`: three storefronts with a shared store, two of them behind nginx. Prices change, orders are placed
// and paid, and an instance, the store and the backend fail in between. `npm run test:all` runs it on the build of the journeys.
import { chmodSync } from 'node:fs';
import { BUILD, gatherShop } from '../../deploy/support/folder.mjs';
import { must } from '../../deploy/support/image.mjs';
import { claimPort, inFolder } from '../../scripts/support/processes.mjs';
import { ensureProgram } from '../../scripts/support/programs.mjs';
import { run, say } from '../../scripts/support/say.mjs';
import { variantsApart } from './cache.mjs';
import { oneLoadPerTick, oneLoadPerWebhook, oneRateLimit } from './prices.mjs';
import {
  oneOrderPerDoubleClick,
  oneOrderPerIntent,
  purchasesAmongRefusals,
  signedElsewhere,
  survivesAnInstance,
  survivesTheStore,
} from './purchases.mjs';
import { postsDuringRestarts } from './restarts.mjs';
import * as scene from './scene.mjs';
import { openVisits } from './visitors.mjs';

const { ONE, TWO, THREE, PROXY, at, exited, isInStore, until } = scene;

const probe = async (query = '') => (await fetch(`${at(ONE)}/api/ready${query}`)).status;

/** The probes of an orchestrator while the backend is temporarily down. */
async function probesReport(backend, folder) {
  say('The backend goes away and comes back');
  backend.kill('SIGTERM');
  await exited(backend);
  await until('/api/ready says 503', async () => (await probe()) === 503);
  must((await probe('?for=pages')) === 200, 'Pages are unavailable.');
  must((await fetch(`${PROXY}/kopa-silver`)).status === 200, 'A page was not shown.');
  const { status } = await scene.webhook();
  must(status === 503, `The webhook returned ${status}.`);
  await scene.openBackend(folder);
  await until('/api/ready says 200', async () => (await probe()) === 200);
}

/** Runs the failures while visitors browse. */
async function surviveAll({ folder, store, two, program }) {
  await survivesAnInstance(two);
  await scene.untilReady(TWO, scene.startAgain(folder, TWO));
  await survivesTheStore(store);
  await until('the instances go on alone', async () => !(await isInStore(ONE)) && !(await isInStore(TWO)));
  scene.startStore(program);
  await until('and are back in the store', async () => (await isInStore(ONE)) && (await isInStore(TWO)));
}

async function visitGroup(folder, build, programs) {
  try {
    say('Starting backend, store, three storefronts and nginx ...');
    const backend = await scene.openBackend(folder);
    const store = scene.startStore(programs.store);
    const [one, two, three] = [ONE, TWO, THREE].map((port) => scene.startStorefront(folder, build, port));
    scene.startProxy(programs.nginx, folder);
    await Promise.all([scene.untilReady(ONE, one), scene.untilReady(TWO, two), scene.untilReady(THREE, three)]);
    await until('all are in the store', async () =>
      (await Promise.all([ONE, TWO, THREE].map(isInStore))).every(Boolean),
    );

    await variantsApart();
    await oneLoadPerTick();
    await oneLoadPerWebhook();
    three.server.kill('SIGTERM');
    await oneRateLimit();
    await signedElsewhere();
    await oneOrderPerDoubleClick();
    await purchasesAmongRefusals();

    const visits = openVisits(4);
    try {
      const running = { [ONE]: one, [TWO]: two };
      await postsDuringRestarts(folder, running);
      await surviveAll({ folder, store, two: running[TWO], program: programs.store });
    } finally {
      await visits.end();
    }
    visits.check();
    await oneOrderPerIntent();
    await probesReport(backend, folder);
    say('\nAll is well.');
  } finally {
    await scene.stopScene();
  }
}

await run(async () => {
  const programs = {
    nginx: ensureProgram(['nginx'], 'nginx-light', 'The test of several instances'),
    store: ensureProgram(['valkey-server', 'redis-server'], 'redis-server', 'The test of several instances'),
  };
  if (!programs.nginx || !programs.store) return;
  const build = gatherShop(process.argv[2] ?? BUILD);
  for (const port of [scene.PORT, ONE, TWO, THREE]) await claimPort(port, 'GROUP_PORT');
  await claimPort(scene.BACKEND_PORT, 'GROUP_BACKEND_PORT');
  await claimPort(scene.STORE_PORT, 'GROUP_STORE_PORT');
  await inFolder('group', (folder) => {
    chmodSync(folder, 0o755);
    return visitGroup(folder, build, programs);
  });
});
