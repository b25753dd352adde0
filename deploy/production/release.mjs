import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { say } from '../../scripts/support/say.mjs';
import { SHOP } from '../support/folder.mjs';
import { must } from '../support/image.mjs';
import { lostAtMost, statusOf } from '../support/visit.mjs';

const STATIC = '.next/static/chunks';

/** Scripts and styles of a release. */
function chunksOf(folder) {
  const names = readdirSync(join(folder, STATIC), { recursive: true });
  return names.filter((name) => /\.(js|css)$/.test(name));
}

const POST = '/api/commerce/get-shipping-methods';
const jsonFrom = (site) => ({ 'content-type': 'application/json', origin: site });
/** At once: more than pages alone keep open between nginx and an instance. */
const POSTING = 8;

/**
 * Sends POSTs without an effect until `isOver`; nginx repeats none that it has sent. Returns how many there were, and were lost.
 * @param body what a checkout requests
 */
async function postAll(site, body, isOver) {
  let count = 0;
  let lost = 0;
  const post = async (buyer) => {
    while (!isOver()) {
      // Each by another visitor: the limits per address are not tried here.
      const headers = { ...jsonFrom(site), 'x-forwarded-for': `198.18.${buyer}.${count % 250}` };
      const { status } = await statusOf(site, POST, { method: 'POST', headers, body });
      count += 1;
      if (status !== 200) lost += 1;
      // Pauses of all lengths: idle connections of every age when an instance stops.
      await sleep((count * 37) % 400);
    }
  };
  await Promise.all(Array.from({ length: POSTING }, (_, buyer) => post(buyer)));
  return { count, lost };
}

/**
 * Changes to the release in `SHOP` while visitors come: no page fails, and every script of either release, whichever instance gets the
 * request, is there during the change and afterwards. Pages of the earlier release stay open in browsers.
 * @param cart body of a POST that a checkout sends
 * @param earlier folder of the release that runs
 * @param release starts the change and resolves after it
 */
export async function changeRelease({ site, cart, earlier, release }) {
  const [before, after] = [chunksOf(earlier), chunksOf(SHOP)];
  const only = before.filter((name) => !existsSync(join(SHOP, STATIC, name)));
  must(only.length > 0, 'Both builds have the same scripts: nothing is tried.');
  say(`Changing the release: ${only.length} of ${before.length} scripts of the earlier one are not in the new one`);
  let isOver = false;
  const changed = release().finally(() => {
    isOver = true;
  });
  const failed = new Set();
  let count = 0;
  const request = async (path) => {
    const { status } = await statusOf(site, path);
    count += 1;
    if (status !== 200) failed.add(`${path}: ${status}`);
  };
  /** The newest build's own scripts are in no page before its first instance runs. */
  const scripts = () => [...only, ...(isOver ? after : [])];
  const posted = postAll(site, JSON.stringify(cart), () => isOver);
  while (!isOver) {
    await Promise.all(
      ['/', '/kopa-guld', '/faq', ...scripts().map((name) => `/_next/static/chunks/${name}`)].map(request),
    );
    await scriptsOfPage(site, '/').then((paths) => Promise.all(paths.map(request)));
    await sleep(200);
  }
  await changed;
  const posts = await posted;
  await Promise.all(scripts().map((name) => request(`/_next/static/chunks/${name}`)));
  must(failed.size === 0, `During the change of releases: ${[...failed].slice(0, 5).join(', ')}`);
  must(
    posts.lost <= lostAtMost(posts.count),
    `During the change of releases ${posts.lost} of ${posts.count} POSTs failed`,
  );
  say(`  ${count} requests meanwhile, none failed; ${posts.count} POSTs, ${posts.lost} failed`);
}

/** The scripts that a page names at this moment, of whichever release rendered it. */
async function scriptsOfPage(site, path) {
  const { text } = await statusOf(site, path);
  return [...new Set(text.match(/\/_next\/static\/chunks\/[^"'\\?]+\.(?:js|css)/g))];
}
