import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { installForDebian } from './programs.mjs';
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

/** The path of a Chromium to test with: an installed one, else Playwright's, else Debian's when we may install it. */
export function ensureBrowser() {
  const ways = [
    () => say("No Chromium found: trying to install Playwright's, then Debian's ..."),
    () => spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 }),
    () => installForDebian('chromium-headless-shell'),
    () => installForDebian('chromium'),
  ];
  for (const install of ways) {
    const found = present();
    if (found) return found;
    install();
  }
  const found = present();
  if (found) return found;
  throw new Refusal(
    'The journeys need Chromium. Install it (Debian and Ubuntu: "sudo apt-get install chromium"), or set CHROMIUM_PATH.',
  );
}
