// The part of `npm run check:door` that trusts its certificate (check-door.mjs).
import { must } from '../../deploy/support/image.mjs';
import { run, say } from '../../scripts/support/say.mjs';
import * as group from '../group/scene.mjs';
import { visitHonestly } from './honest-visitors.mjs';
import { limitsOfOneClient } from './limits.mjs';
import { shopFromOneOffice } from './office.mjs';
import { allAway, logsAreSilent, refusesPolitely } from './refusals.mjs';
import { openRudeClients, startDebianProxy } from './scene.mjs';

const [folder, build] = process.argv.slice(2);
const { ONE, TWO, PROXY: site, variantId } = group;

/** Milliseconds within which nearly every first byte is there. */
const FIRST_BYTE = 1_000;

const RUDE = {
  readers: 100,
  routerReaders: 100,
  streamReaders: 100,
  headerSenders: 150,
  bodySenders: 150,
  halfOpen: 300,
  flood: 20,
};
const ONE_ADDRESS = ['127.0.0.2'];
const FORTY = Array.from({ length: 40 }, (_, number) => `127.0.1.${number + 1}`);

await run(async () => {
  try {
    say('Starting backend, two storefronts and nginx ...');
    await group.openBackend(folder);
    const [one, two] = [ONE, TWO].map((port) => group.startStorefront(folder, build, port));
    let proxy = startDebianProxy('nginx', folder);
    await Promise.all([group.untilReady(ONE, one, 180), group.untilReady(TWO, two, 180)]);

    say('Honest visitors alone, first while pages are rendered');
    await visitHonestly({ site, variantId, rounds: 1 });
    const alone = await visitHonestly({ site, variantId });
    // On a machine that is busy with other programs, too.
    const longest = Math.max(FIRST_BYTE, 3 * alone);
    for (const [from, addresses] of [
      ['one address', ONE_ADDRESS],
      ['forty addresses', FORTY],
    ]) {
      say(`Rude clients from ${from}: ${JSON.stringify(RUDE)}`);
      const leave = await openRudeClients(addresses, RUDE);
      const beside = await visitHonestly({ site, variantId });
      await leave();
      must(beside <= longest, `The first byte took ${Math.round(beside)} ms, alone ${Math.round(alone)} ms.`);
    }
    await shopFromOneOffice({ site, variantId, control: group.control });
    await refusesPolitely(site);

    proxy.kill('SIGTERM');
    await group.exited(proxy);
    proxy = startDebianProxy('nginx', folder, { isBehindProxy: true });
    await group.until(
      'nginx is behind a load balancer',
      async () => (await fetch(site).catch(() => null))?.ok === true,
    );
    await limitsOfOneClient();

    for (const { server } of [one, two]) server.kill('SIGKILL');
    await Promise.all([one, two].map(({ server }) => group.exited(server)));
    await allAway(site);
    logsAreSilent(folder, [...ONE_ADDRESS, ...FORTY, '198.51.100.9', '2001:db8']);
    say('\nAll is well.');
  } finally {
    await group.stopScene();
  }
});
process.exit();
