import { existsSync, readdirSync } from 'node:fs';
import { installForDebian } from './programs.mjs';

const LIBRARIES = '/usr/lib';

/** The path of libfaketime, with which a process reads another date; undefined where it is not installed. */
export function fakeTimePath() {
  if (!existsSync(LIBRARIES)) return undefined;
  const paths = readdirSync(LIBRARIES).map((folder) => `${LIBRARIES}/${folder}/faketime/libfaketime.so.1`);
  return paths.find((path) => existsSync(path));
}

/** The same; installs Debian's package first when we may. */
export function ensureFakeTime() {
  if (!fakeTimePath()) installForDebian('libfaketime');
  return fakeTimePath();
}
