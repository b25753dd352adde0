import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { Refusal, say } from './say.mjs';

/** The headless shell is the same engine without windows, and a fifth faster; it is a separate package. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function present() {
  const own = chromium.executablePath();
  return [process.env.CHROMIUM_PATH, own, ...PLACES].find((path) => path && existsSync(path));
}

function attempt(command, args) {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'ignore', env: environment, timeout: 300_000 }).status === 0;
}

/** The path of a Chromium to test with: an installed one, else Playwright's, else Debian's when we may install it. */
export function ensureBrowser() {
  const found = present();
  if (found) return found;
  say("No Chromium found: trying to install Playwright's ...");
  attempt('npx', ['playwright', 'install', 'chromium']);
  if (present()) return present();
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say("That failed: installing Debian's chromium ...");
    attempt('apt-get', ['update', '-qq']);
    const install = (name) => attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
    if ((install('chromium-headless-shell') || install('chromium')) && present()) return present();
  }
  throw new Refusal(
    'The journeys need Chromium. Install it (Debian and Ubuntu: "sudo apt-get install chromium"), or set CHROMIUM_PATH.',
  );
}
