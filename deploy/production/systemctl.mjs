#!/usr/bin/env node
// A stand-in for systemctl inside the namespaces of `npm run check:production`, where no systemd runs: starts and stops exactly the
// command, user, folder and environment of a unit.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const RUN = '/run/check';
const FOLDERS = ['/etc/systemd/system', '/lib/systemd/system'];
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
/** Milliseconds: TimeoutStopSec of the storefront's unit. */
const STOP_WITHIN = 45_000;

/** The settings of a unit, each with all its values. */
function readUnit(unit) {
  const [, name, instance] = /^([^@]+@?)(.*)$/.exec(unit);
  const path = FOLDERS.map((folder) => `${folder}/${name}.service`).find((each) => existsSync(each));
  if (!path) throw new Error(`${unit}: no unit`);
  const settings = {};
  for (const line of readFileSync(path, 'utf8').replaceAll('%i', instance).split('\n')) {
    const [, key, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (value) settings[key] = [...(settings[key] ?? []), value];
  }
  return settings;
}

/** `A=1` as an object. */
const pairs = (lines) =>
  Object.fromEntries(lines.filter((line) => /^\w+=/.test(line)).map((line) => line.split(/=(.*)/s)));

/** A command line of a unit, as its user and with its environment. */
function commandOf(settings, line) {
  const { User: [user] = [], RuntimeDirectory: [folder] = [], WorkingDirectory: [cwd] = ['/'] } = settings;
  const files = (settings.EnvironmentFile ?? []).flatMap((path) => readFileSync(path, 'utf8').split('\n'));
  const env = { PATH, ...pairs((settings.Environment ?? []).flatMap((each) => each.split(' '))), ...pairs(files) };
  if (folder) spawnSync('install', ['-d', '-o', user ?? 'root', `/run/${folder}`]);
  const shell = ['/bin/sh', '-c', `exec ${line.replace(/^-/, '')}`];
  const as = ['/usr/bin/setpriv', '--reuid', user, '--regid', user, '--init-groups', '--no-new-privs', '--', ...shell];
  const [program, ...args] = user ? as : shell;
  return [program, args, { cwd, env }];
}

/** The unit's main process while it runs; a zombie has ended. */
function pidOf(unit, { PIDFile: [file] = [] }) {
  const path = [`${RUN}/${unit}.pid`, file].find((each) => each && existsSync(each));
  const pid = path ? Number(readFileSync(path, 'utf8')) : 0;
  if (pid === 0 || !existsSync(`/proc/${pid}/stat`)) return undefined;
  return readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ') ? undefined : pid;
}

function start(unit) {
  const settings = readUnit(unit);
  if (pidOf(unit, settings)) return;
  const isForking = settings.Type?.includes('forking');
  for (const line of [...(settings.ExecStartPre ?? []), ...(isForking ? settings.ExecStart : [])]) {
    const [program, args, options] = commandOf(settings, line);
    if (spawnSync(program, args, { ...options, stdio: 'inherit' }).status !== 0)
      throw new Error(`${unit}: ${line}: failed`);
  }
  if (isForking) return;
  mkdirSync(RUN, { recursive: true });
  const log = openSync(`${RUN}/${unit}.log`, 'a');
  const [program, args, options] = commandOf(settings, settings.ExecStart[0]);
  const child = spawn(program, args, { ...options, stdio: ['ignore', log, log], detached: true });
  writeFileSync(`${RUN}/${unit}.pid`, String(child.pid));
  child.unref();
}

async function stop(unit) {
  const settings = readUnit(unit);
  const pid = pidOf(unit, settings);
  if (!pid) return;
  const end = Date.now() + STOP_WITHIN;
  process.kill(pid, settings.KillSignal?.[0] ?? 'SIGTERM');
  while (pidOf(unit, settings)) {
    if (Date.now() > end) throw new Error(`${unit}: does not stop by itself`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  rmSync(`${RUN}/${unit}.pid`, { force: true });
}

const ACTIONS = { 'daemon-reload': [], enable: [readUnit], start: [start], stop: [stop], restart: [stop, start] };
const [action, ...units] = process.argv.slice(2);
if (!ACTIONS[action]) throw new Error(`systemctl ${action}: not known here`);
// Part of systemd itself.
const isHere = (unit) => unit !== 'systemd-journald';
for (const unit of units.filter(isHere)) for (const act of ACTIONS[action]) await act(unit);
