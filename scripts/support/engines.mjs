import { existsSync } from 'node:fs';
import { installForDebian } from './programs.mjs';
import { Refusal, say } from './say.mjs';

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
 * message where Debian's packages are not to be had; where they are, its absence throws a Refusal.
 */
export function ensureEngines() {
  return ENGINES.filter(({ name, packages, programs }) => {
    if (!programs()) packages.forEach(installForDebian);
    if (programs()) return true;
    const way = `The journeys in ${name} need Debian's ${packages.join(' and ')}.`;
    if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) throw new Refusal(way);
    say(`SKIPPED: ${way}`);
    return false;
  }).map(({ name }) => name);
}
