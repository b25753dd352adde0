import https from 'node:https';
import { must } from '../../deploy/support/image.mjs';
import { say } from '../../scripts/support/say.mjs';

const json = { 'content-type': 'application/json' };

/** What shoppers request: documents, kept and rendered, a page's data, files, pictures and calls. */
async function kindsOf(site, variantId) {
  const home = await (await fetch(site)).text();
  const [script] = /\/_next\/static\/chunks\/[^"]+\.js/.exec(home) ?? [];
  const picture = /\/_next\/image\?[^"' ]+|\/[pi]\/\d+\/[^"' ,]+/.exec(home)?.[0]?.replaceAll('&amp;', '&');
  must(script && picture, 'The home page has no script or no picture.');
  const data = await fetch(`${site}/kopa-silver`, { headers: { rsc: '1' }, redirect: 'manual' });
  const dataPath = data.headers.get('location') ?? '/kopa-silver';
  const productVariants = { 1: { id: await variantId('guldtacka-10g-valcambi'), quantity: 1 } };
  return [
    { path: '/' },
    { path: '/kopa-guld' },
    { path: '/kopa-guld?vikt=10g' },
    { path: '/praglade-guldtackor/guldtacka-10g-valcambi' },
    { path: '/sok?searchTerm=krugerrand' },
    { path: '/checkout' },
    { path: '/login' },
    { path: '/gmc_rss.xml' },
    { path: new URL(dataPath, site).pathname + new URL(dataPath, site).search, headers: { rsc: '1' } },
    { path: script },
    { path: picture },
    { path: '/api/commerce/get-system-status' },
    { path: '/api/commerce/get-rates' },
    {
      path: '/api/commerce/get-shipping-methods',
      method: 'POST',
      headers: json,
      body: JSON.stringify({ productVariants }),
    },
  ];
}

/** One request; resolves with its status and the milliseconds until the first byte, once the response is whole. */
function request(site, agent, client, { path, method = 'GET', headers = {}, body }) {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const sent = https.request(
      site + path,
      { agent, method, headers: { ...headers, origin: site, 'accept-encoding': 'gzip', 'x-forwarded-for': client } },
      (response) => {
        const ms = performance.now() - began;
        response
          .resume()
          .once('error', reject)
          .once('end', () => resolve({ path, status: response.statusCode, ms }));
      },
    );
    sent.once('error', reject).end(body);
  });
}

/**
 * Visitors who shop at once, each with connections of its own: none is refused.
 * @param rounds how often each requests everything
 * @returns milliseconds within which 98 of 100 first bytes were there
 */
export async function visitHonestly({ site, variantId, visitors = 6, rounds = 4 }) {
  const kinds = await kindsOf(site, variantId);
  const visit = async (_, visitor) => {
    const responses = [];
    for (let round = 0; round < rounds; round += 1) {
      const agent = new https.Agent({ keepAlive: true, maxSockets: 6, ca: https.globalAgent.options.ca });
      for (const kind of kinds) responses.push(await request(site, agent, `198.18.0.${visitor + 1}`, kind));
      agent.destroy();
    }
    return responses;
  };
  const all = (await Promise.all(Array.from({ length: visitors }, visit))).flat();
  const refused = all.filter(({ status }) => status !== 200);
  const sorted = all.map(({ ms }) => ms).sort((a, b) => a - b);
  const nearlyAll = sorted[Math.floor(sorted.length * 0.98)];
  const slowest = all.toSorted((a, b) => b.ms - a.ms).slice(0, 3);
  say(`  slowest: ${slowest.map(({ path, ms }) => `${path} ${Math.round(ms)} ms`).join(', ')}`);
  say(
    `  ${all.length} honest requests, ${refused.length} refused, first byte after ${Math.round(sorted[sorted.length >> 1])} ms, 98 % within ${Math.round(nearlyAll)} ms, all within ${Math.round(sorted.at(-1))} ms`,
  );
  must(
    refused.length === 0,
    `Refused: ${[...new Set(refused.map(({ path, status }) => `${path}: ${status}`))].join(', ')}`,
  );
  return nearlyAll;
}
