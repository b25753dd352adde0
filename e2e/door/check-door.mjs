// `npm run check:door [-- <build>]`: two storefronts behind nginx with the shipped files and a certificate of its own. Rude clients, from
// one address and from many, do not keep honest visitors out; an office of two hundred people shops. `npm run test:all` runs it on the
// build of the journeys.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD, gatherShop } from '../../deploy/support/folder.mjs';
import { must } from '../../deploy/support/image.mjs';
import { claimPort, exited, inFolder } from '../../scripts/support/processes.mjs';
import { ensureProgram } from '../../scripts/support/programs.mjs';
import { Refusal, run } from '../../scripts/support/say.mjs';

const WHAT = 'The check of the door';
const PORTS = { GROUP_PORT: '3500', GROUP_BACKEND_PORT: '4500', GROUP_STORE_PORT: '6395' };

function makeCertificate(folder) {
  mkdirSync(join(folder, 'tls'));
  const [key, certificate] = ['key', 'certificate'].map((name) => join(folder, 'tls', `${name}.pem`));
  const options = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '1'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const { status, stderr } = spawnSync('openssl', ['req', ...options, ...names, '-keyout', key, '-out', certificate]);
  must(status === 0, `openssl: ${stderr}`);
  return certificate;
}

await run(async () => {
  if (!ensureProgram(['nginx'], 'nginx-light', WHAT) || !ensureProgram(['openssl'], 'openssl', WHAT)) return;
  const build = gatherShop(process.argv[2] ?? BUILD);
  for (const [name, port] of Object.entries(PORTS)) {
    process.env[name] ||= port;
    await claimPort(process.env[name], name);
  }
  await inFolder('door', async (folder) => {
    chmodSync(folder, 0o755);
    const env = {
      ...process.env,
      GROUP_SITE: `https://localhost:${process.env.GROUP_PORT}`,
      // Node reads it only when it starts.
      NODE_EXTRA_CA_CERTS: makeCertificate(folder),
    };
    const inside = spawn(process.execPath, ['--import', 'tsx', 'e2e/door/inside.mjs', folder, build], {
      stdio: 'inherit',
      env,
    });
    process.once('exit', () => inside.kill('SIGTERM'));
    if ((await exited(inside)) !== 0) throw new Refusal(`${WHAT}: failed.`);
  });
});
