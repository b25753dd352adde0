import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';

/** The first line that a program prints about itself; null when it is not there. */
export function versionOf(program, args) {
  const { error, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  return error ? null : (`${stdout}${stderr}`.trim().split('\n')[0] ?? '');
}

const MB = 1024 * 1024;

/** What the figures were measured on. Ratios can be compared across machines, requests per second cannot. */
export function describeMachine({ isQuick, client, nginx }) {
  const { version } = JSON.parse(readFileSync('node_modules/next/package.json', 'utf8'));
  const processors = cpus();
  const commit = versionOf('git', ['log', '-1', '--format=%h of %cs']);
  return [
    `Measured ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC${isQuick ? ' (a quick run)' : ''}, commit ${commit ?? 'unknown'}.`,
    `${processors.length} × ${processors[0]?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / MB / 1024)} GB, load ${loadavg()[0].toFixed(1)} at the start,`,
    `${process.platform}, Node ${process.version}, Next ${version}, client ${client} on the same machine, ${nginx ?? 'no nginx'}.`,
  ].join('\n');
}

/** Megabytes that a process holds in memory now, and the most it has held; NaN where the system does not report it. */
export function memoryOf(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const field = (name) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
    return { now: field('VmRSS'), most: field('VmHWM') };
  } catch {
    const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
    return { now: stdout?.trim() ? Number(stdout) / 1024 : Number.NaN, most: Number.NaN };
  }
}
