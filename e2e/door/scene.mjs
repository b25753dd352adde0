import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ONE, PORT, startOther, TWO } from '../group/scene.mjs';

export { PORT };
export const HTTP_PORT = PORT + 4;

/**
 * Starts nginx with the files for Debian; only addresses, ports and paths are replaced, and the system's buffers are as small as over a
 * network: over the loopback interface they would take a whole page, however slowly it is read.
 * @param isBehindProxy whether a load balancer on this machine names the visitors
 */
export function startDebianProxy(program, folder, { isBehindProxy = false } = {}) {
  const replaced = [
    ['/run/nginx.pid', join(folder, 'nginx.pid')],
    ['/var/log/nginx/', `${folder}/`],
    ['/var/cache/nginx', join(folder, 'pages')],
    ['/etc/nginx/', `${folder}/`],
    ['/var/www/acme', join(folder, 'acme')],
    ['127.0.0.1:3001', `127.0.0.1:${ONE}`],
    ['127.0.0.1:3002', `127.0.0.1:${TWO}`],
    ['listen 80 ', `listen 127.0.0.1:${HTTP_PORT} `],
    ['listen [::]:80 ', `listen [::1]:${HTTP_PORT} `],
    ['listen 443 ssl http2', `listen 127.0.0.1:${PORT} ssl http2 sndbuf=16k`],
    ['listen [::]:443 ', `listen [::1]:${PORT} `],
    ['10.0.0.0/24', '127.0.0.0/8'],
    ...(isBehindProxy ? [['# include', 'include']] : []),
    ...(process.getuid?.() === 0 ? [] : [['user www-data;', '']]),
  ];
  for (const name of ['debian.conf', 'shop.conf', 'server.conf', 'behind-load-balancer.conf']) {
    const text = readFileSync(`deploy/nginx/${name}`, 'utf8');
    writeFileSync(
      join(folder, name),
      replaced.reduce((known, [from, to]) => known.replaceAll(from, to), text),
    );
  }
  cpSync('deploy/closed', join(folder, 'closed'), { recursive: true });
  return startOther(program, ['-c', join(folder, 'debian.conf'), '-g', 'daemon off;']);
}

/** Starts rude clients in a process of their own; resolves when all are there, with the function that ends them. */
export async function openRudeClients(addresses, each) {
  const clients = fork('e2e/door/rude-clients.mjs', [JSON.stringify({ port: PORT, addresses, each })]);
  process.once('exit', () => clients.kill('SIGKILL'));
  await once(clients, 'message');
  return async () => {
    const ended = once(clients, 'exit');
    clients.disconnect();
    await ended;
  };
}
