import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitForAnswer } from '../support/processes.mjs';
import { Refusal } from '../support/say.mjs';
import { versionOf } from './machine.mjs';
import { addressOf, PORTS } from './servers.mjs';

/** nginx as it is installed here; null where there is none. */
export function findNginx() {
  const version = versionOf('nginx', ['-v']);
  return version === null ? null : { version };
}

/** The configuration that the shop is deployed with, before one storefront on this machine, and beside it one finished file. */
function configuration(folder) {
  const beside = `
  server {
    listen ${PORTS.nginxFile};
    root ${folder};
    default_type "text/html; charset=utf-8";
    location / { add_header Content-Encoding gzip; try_files /page.gz =404; }
  }
}
`;
  return readFileSync('deploy/nginx/nginx.conf', 'utf8')
    .replace('server storefront-1:3000', `server 127.0.0.1:${PORTS.shop}`)
    .replace(/^\s*server storefront-2:3000.*\n/m, '')
    .replace('listen 8080', `listen ${PORTS.nginx}`)
    .replace(/access_log .*;/, 'access_log off;')
    .replaceAll('/tmp/nginx', join(folder, 'nginx'))
    .replace(/^\s*include mime.types;\n/m, '')
    .replace(/\}\s*$/, beside);
}

/**
 * Starts nginx with the shop's own configuration.
 * @param page a finished page in gzip, to be served from disk as nginx' own best
 * @returns how to stop it
 */
export async function openNginx(folder, page) {
  // Its workers run under another account.
  chmodSync(folder, 0o755);
  const place = join(folder, 'nginx-files');
  mkdirSync(place, { recursive: true, mode: 0o755 });
  writeFileSync(join(place, 'page.gz'), page);
  const file = join(place, 'nginx.conf');
  writeFileSync(file, configuration(place));
  const child = spawn('nginx', ['-c', file, '-p', place, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let words = '';
  child.stderr.on('data', (chunk) => {
    words += chunk;
  });
  if (!(await waitForAnswer(addressOf('nginxFile'), 10, () => child.exitCode === null))) {
    throw new Refusal(`nginx did not start: ${words}`);
  }
  return () => new Promise((resolve) => child.once('exit', resolve) && child.kill('SIGQUIT'));
}
