import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { exited } from '../../scripts/support/processes.mjs';
import { Refusal, say } from '../../scripts/support/say.mjs';
import { must } from '../support/image.mjs';

const DOCUMENT = 'docs/operations.md';
export const BACKEND = 'http://localhost:4000';
/** Made by the commands "machine". */
export const CERTIFICATE = '/etc/nginx/tls/certificate.pem';

export function command(program, ...args) {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  must(status === 0, `${program} ${args.join(' ')}: ${stderr}`);
}

/** Runs shell commands up to the first that fails. */
export async function runCommands(commands, what) {
  const began = Date.now();
  const code = await exited(spawn('bash', ['-eu', '-o', 'pipefail', '-c', commands], { stdio: 'inherit' }));
  if (code !== 0) throw new Refusal(`${what}: failed (${code}).`);
  say(`${what}: ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

/** Runs the commands under `name` in docs/operations.md. Only their example addresses differ. */
export async function walk(name, site) {
  const replaced = {
    'https://www.example.se': site,
    'www.example.se': new URL(site).hostname,
    'https://commerce.example.se': BACKEND,
  };
  const block = new RegExp(`^\`\`\`sh ${name}\n(.*?)^\`\`\`$`, 'ms').exec(readFileSync(DOCUMENT, 'utf8'))?.[1];
  if (!block) throw new Refusal(`${DOCUMENT} has no commands "${name}".`);
  const commands = Object.entries(replaced).reduce((text, [from, to]) => text.replaceAll(from, to), block);
  await runCommands(commands, `${DOCUMENT}, "${name}"`);
}
