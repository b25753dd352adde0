// The part of `npm run check:production` inside namespaces of its own (deploy/check-production.mjs): this is their first process, and
// everything that it started ends with it.
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { exited, openBackend, startNode } from '../../scripts/support/processes.mjs';
import { run } from '../../scripts/support/say.mjs';
import { must } from '../support/image.mjs';
import { CERTIFICATE, command, walk } from './walk.mjs';

const [folder, site] = process.argv.slice(2);

/** The machine: what is written to its folders is lost with this process. */
function openMachine() {
  must(process.pid === 1, 'Not in namespaces of its own: nothing is touched.');
  const layers = join(folder, 'layers');
  mkdirSync(layers);
  command('mount', '-t', 'tmpfs', 'layers', layers);
  for (const name of ['etc', 'opt', 'var']) {
    const [upper, work] = ['upper', 'work'].map((kind) => join(layers, name, kind));
    for (const each of [upper, work]) mkdirSync(each, { recursive: true });
    const options = `lowerdir=/${name},upperdir=${upper},workdir=${work}`;
    command('mount', '-t', 'overlay', 'overlay', '-o', options, `/${name}`);
  }
  command('mount', '-t', 'tmpfs', 'run', '/run');
  command('ip', 'link', 'set', 'lo', 'up');
  mkdirSync(join(folder, 'bin'));
  symlinkSync(resolve('deploy/production/systemctl.mjs'), join(folder, 'bin/systemctl'));
  // Nothing can be downloaded inside: packages that are installed are not upgraded.
  process.env.APT_CONFIG = join(folder, 'apt.conf');
  writeFileSync(process.env.APT_CONFIG, 'APT::Get::Upgrade "false";\n');
  process.env.PATH = `${join(folder, 'bin')}:${process.env.PATH}`;
}

await run(async () => {
  openMachine();
  const env = { BACKEND_PORT: '4000', BACKEND_DATA: join(folder, 'shop.sqlite'), BACKEND_STOREFRONT: site };
  await openBackend({ env: { ...env, BACKEND_CONTROL: '1' }, quiet: true });
  // No scheduled price change until the purchases are made: it would rightly stop them to ask for consent.
  const { calmMarket } = await import('../../e2e/support/clock.ts');
  await calmMarket();
  await walk('machine', site);
  // Node reads at its start which certificates it trusts: this one has been made only now.
  const visits = ['--import', 'tsx', 'deploy/production/visits.mjs', folder, site];
  const code = await exited(startNode(visits, { env: { NODE_EXTRA_CA_CERTS: CERTIFICATE } }));
  process.exit(code);
});
