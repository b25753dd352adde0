import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { say } from '../../scripts/support/say.mjs';
import { must } from './image.mjs';

/** Runs a program that may be missing. Throws a Refusal with its output when it fails. */
function checkWith(program, args, what) {
  const result = spawnSync(program, args, { encoding: 'utf8' });
  if (result.error) {
    say(`  ${what}: ${program} is not installed, skipped`);
    return;
  }
  must(result.status === 0, `${what}: ${result.stderr || result.stdout}`);
  say(`  ${what}: well, says ${program}`);
}

/** Validates the proxy, compose and unit files of deploy/ with the programs that read them. `folder` is for temporary files. */
export function checkFiles(folder) {
  say('Checking proxy, compose and unit files ...');
  // The upstreams' names exist only in the container network.
  const conf = readFileSync('deploy/nginx/nginx.conf', 'utf8')
    .replaceAll(/server storefront-(\d):3000 resolve/g, 'server 127.0.0.1:300$1')
    .replace('/dev/stdout', join(folder, 'access.log'))
    .replaceAll('/tmp/nginx', join(folder, 'nginx'));
  writeFileSync(join(folder, 'nginx.conf'), conf);
  for (const name of ['shop.conf', 'server.conf']) cpSync(`deploy/nginx/${name}`, join(folder, name));
  checkWith('nginx', ['-t', '-q', '-c', join(folder, 'nginx.conf')], 'nginx.conf');
  checkWith('caddy', ['validate', '--adapter', 'caddyfile', '--config', 'deploy/caddy/Caddyfile'], 'Caddyfile');
  checkWith('promtool', ['test', 'rules', 'deploy/prometheus/rules.test.yml'], 'rules.yml');
  checkWith('nft', ['--check', '--file', 'deploy/nftables/shop.nft'], 'shop.nft');
  checkWith('logrotate', ['--debug', 'deploy/logrotate/nginx'], 'logrotate');
  checkWith('docker-compose', ['-f', 'deploy/compose.yaml', 'config', '-q'], 'compose.yaml');
  const unit = join(folder, 'storefront@3001.service');
  cpSync('deploy/systemd/storefront@.service', unit);
  checkWith('systemd-analyze', ['verify', unit], 'storefront@.service');
}
