import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { installForDebian } from './programs.mjs';
import { Refusal, say } from './say.mjs';

/** The same engine without windows and without the back/forward cache, and a fifth faster; a separate package. */
const SHELL = '/usr/bin/chromium-headless-shell';

const WHOLE = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const REQUIRED =
  'The journeys need Chromium. Install it (Debian and Ubuntu: "sudo apt-get install chromium"), or set CHROMIUM_PATH.';

function ensure(places, debianPackages) {
  const find = () => places.find((path) => path && existsSync(path));
  const ways = [
    () => say("No Chromium found: trying to install Playwright's, then Debian's ..."),
    () => spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 }),
    ...debianPackages.map((name) => () => installForDebian(name)),
  ];
  for (const install of ways) {
    const found = find();
    if (found) return found;
    install();
  }
  const found = find();
  if (found) return found;
  throw new Refusal(REQUIRED);
}

/** The path of a Chromium to test with: an installed one, else Playwright's, else Debian's when we may install it. */
export function ensureBrowser() {
  const places = [process.env.CHROMIUM_PATH, chromium.executablePath(), SHELL, ...WHOLE];
  return ensure(places, ['chromium-headless-shell', 'chromium']);
}

/** As `ensureBrowser`, with a back/forward cache. */
export function ensureWholeBrowser() {
  const chosen = process.env.CHROMIUM_PATH;
  const places = [chosen === SHELL ? undefined : chosen, chromium.executablePath(), ...WHOLE];
  return ensure(places, ['chromium']);
}
