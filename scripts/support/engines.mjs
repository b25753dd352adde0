import { existsSync } from 'node:fs';
import { installForDebian } from './programs.mjs';
import { say } from './say.mjs';

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/snap/bin/firefox'];

/** Each engine's Debian packages, and the programs that the journeys in it start. */
const ENGINES = [
  {
    name: 'webkit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    programs: () => ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].every((path) => existsSync(path)),
  },
  { name: 'firefox', packages: ['firefox-esr'], programs: () => firefoxPath() !== undefined },
];

/** The path of an installed Firefox; its journeys need no driver. */
export function firefoxPath() {
  return [process.env.FIREFOX_PATH, ...FIREFOX].find((path) => path && existsSync(path));
}

/**
 * The names of the engines beside Chromium that can be tested; installs Debian's packages when we may. An engine is skipped with a
 * message where they are not to be had.
 */
export function ensureEngines() {
  return ENGINES.filter(({ name, packages, programs }) => {
    if (!programs()) packages.forEach(installForDebian);
    if (programs()) return true;
    say(`SKIPPED: the journeys in ${name}, which need Debian's ${packages.join(' and ')}.`);
    return false;
  }).map(({ name }) => name);
}
