import { spawnSync } from 'node:child_process';
import { cpSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { Refusal, say } from '../../scripts/support/say.mjs';
import { account, must } from './image.mjs';

const FILE = 'deploy/Dockerfile';
/** The variables that a step gets from this machine: for its programs and its network access. */
const MACHINE = /^(PATH|HOME|(https?|no)_proxy|NODE_EXTRA_CA_CERTS)$/i;

/** Bytes of all files below a path; targets of links are not counted. */
export function sizeOf(path) {
  const stats = lstatSync(path);
  if (!stats.isDirectory()) return stats.size;
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
}

const copy = (from, to) => cpSync(from, to, { recursive: true, verbatimSymlinks: true });
const kept = (text) => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
/** `A=1 B=` as an object. */
const pairsIn = (words) => Object.fromEntries(words.map((word) => word.split(/=(.*)/)));

/** The stages of our Dockerfile, which has one instruction per line. */
function stagesIn(text) {
  return text.split(/^FROM /m).map((stage) => {
    const [head, ...lines] = kept(stage);
    const [base, , name] = head.split(' ');
    return { base, name, steps: lines.map((line) => line.split(/ (.*)/)) };
  });
}

/** Whether .dockerignore, which has single names only, excludes a name; the last match wins. */
function ignoredBy(text) {
  const rules = kept(text).map((line) => {
    const pattern = line.replace('!', '').replaceAll('.', String.raw`\.`).replaceAll('*', '.*');
    return { isOut: !line.startsWith('!'), pattern: new RegExp(`^${pattern}$`) };
  });
  return (name) => rules.findLast(({ pattern }) => pattern.test(name))?.isOut;
}

/** Replaces the image's account "node", which this machine lacks, with another unprivileged one. */
function ownedBy(words) {
  return words.replaceAll('node:node', `${account().uid}:${account().gid}`);
}

/**
 * Runs the Dockerfile without Docker: each stage is a folder below `folder` that stands for the root of its file system above the
 * base image. Node, npm and the shell are this machine's. `build(name)` builds a stage and the stages that it depends on.
 * @param environment variables for every RUN in addition to those of the file
 */
export function openStages(folder, environment) {
  const stages = stagesIn(readFileSync(FILE, 'utf8'));
  const isIgnored = ignoredBy(readFileSync(`${FILE}.dockerignore`, 'utf8'));
  const built = new Map();
  const pathIn = (image, path) => join(image.root, resolve(image.workdir, path));

  function copyInto(image, rest) {
    const words = rest.split(' ');
    const { '--from': from, '--chown': owner } = pairsIn(words);
    const [target, ...sources] = words.filter((word) => !word.startsWith('--')).reverse();
    for (const source of sources) {
      const path = from ? join(build(from).root, source) : source;
      const isFolder = lstatSync(path).isDirectory();
      const to = pathIn(image, isFolder || !target.endsWith('/') ? target : join(target, basename(source)));
      if (from || source !== '.') copy(path, to);
      else for (const name of readdirSync('.').filter((each) => !isIgnored(each))) copy(name, join(to, name));
      if (owner) must(spawnSync('chown', ['-R', ownedBy(owner), to]).status === 0, `${to} could not be given away.`);
    }
  }

  function runIn(image, command) {
    const machine = Object.fromEntries(Object.entries(process.env).filter(([name]) => MACHINE.test(name)));
    // An empty cache, as in a new container: what the step leaves in it is part of the image.
    const cache = { npm_config_cache: join(image.root, 'root/.npm') };
    const { status } = spawnSync('sh', ['-ec', ownedBy(command)], {
      cwd: pathIn(image, '.'),
      env: { ...machine, ...cache, ...image.args, ...image.env, ...environment },
      stdio: 'inherit',
    });
    must(status === 0, `RUN ${command}: failed.`);
  }

  const INSTRUCTIONS = {
    ARG: (image, rest) => Object.assign(image.args, pairsIn(rest.split(' '))),
    ENV: (image, rest) => Object.assign(image.env, pairsIn(rest.split(' '))),
    WORKDIR: (image, workdir) => mkdirSync(pathIn(Object.assign(image, { workdir }), '.'), { recursive: true }),
    COPY: copyInto,
    RUN: runIn,
    USER: (image, user) => Object.assign(image, { user }),
    EXPOSE: (image, port) => Object.assign(image, { port }),
    STOPSIGNAL: (image, stopSignal) => Object.assign(image, { stopSignal }),
    VOLUME: (image, rest) => {
      const { uid } = lstatSync(pathIn(image, rest));
      must(uid === account().uid, `VOLUME ${rest}: who runs the image cannot write there.`);
    },
    HEALTHCHECK: (image, rest) => Object.assign(image, { healthCheck: JSON.parse(rest.split('CMD ')[1]) }),
    CMD: (image, rest) => Object.assign(image, { command: JSON.parse(rest) }),
  };

  /** `{ root, workdir, folder, env, user, healthCheck, command }`; `folder` is where its command runs. */
  function build(name) {
    const known = built.get(name);
    if (known) return known;
    const { base, steps } = stages.find((each) => each.name === name);
    const parent = stages.some((each) => each.name === base) ? build(base) : null;
    const image = { root: join(folder, name), workdir: parent?.workdir ?? '/', env: { ...parent?.env }, args: {} };
    built.set(name, image);
    say(`FROM ${base} AS ${name}`);
    if (parent) copy(parent.root, image.root);
    else mkdirSync(image.root);
    for (const [instruction, rest] of steps) {
      if (!INSTRUCTIONS[instruction]) throw new Refusal(`${FILE}: ${instruction} is not known here.`);
      const began = Date.now();
      INSTRUCTIONS[instruction](image, rest);
      say(`  ${instruction} ${rest}  (${((Date.now() - began) / 1000).toFixed(1)} s)`);
    }
    image.folder = pathIn(image, '.');
    return image;
  }

  return {
    build,
    /** Deletes an intermediate stage, which must not exist when the final stage runs. */
    drop: (name) => rmSync(join(folder, name), { recursive: true, force: true }),
  };
}
