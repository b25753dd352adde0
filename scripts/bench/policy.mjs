import { once } from 'node:events';
import { get } from 'node:http';
import { Refusal } from '../support/say.mjs';
import { addressOf, openShop, stop } from './servers.mjs';
import { PAGES } from './shop-pages.mjs';
import { figure, median, table } from './statistics.mjs';

const SWITCH = new URL('./policy-switch.mjs', import.meta.url).href;

/** Seconds. Many short turns rather than a few long ones: what else the machine does then falls on both alike. */
const SLICE = 1;

const TARGETS = ['home', 'product'].flatMap((name) =>
  ['gzip', 'identity'].map((encoding) => ({
    name: `${name}, ${encoding}`,
    url: addressOf('shop') + PAGES[name],
    headers: { accept: 'text/html', 'accept-encoding': encoding },
  })),
);

/** Switches the policy of the running server, or leaves it as it is; resolves with the microseconds of CPU time that it has used. */
async function tell(shop, message) {
  const answer = once(shop, 'message');
  shop.send(message);
  const [{ cpu }] = await answer;
  return cpu;
}

/** Bytes of the policy's two headers, and of the page's body as it is sent: a fetch would decompress it. */
async function bytesOf({ url, headers }) {
  const [response] = await once(get(url, { headers }), 'response');
  let body = 0;
  for await (const chunk of response) body += chunk.length;
  let policy = 0;
  for (const [name, value] of Object.entries(response.headers)) {
    if (name.startsWith('content-security-policy')) policy += name.length + value.length + ': \r\n'.length;
  }
  return { policy, body };
}

/** One target for one slice: answers per second, and microseconds of the server's CPU time for each. */
async function ask(shop, client, { name, url, headers }) {
  const before = await tell(shop, {});
  const { answers, rate, errors } = await client.run(url, SLICE, headers);
  if (errors > 0 || rate === 0) throw new Refusal(`${name}: not every answer was what was asked for.`);
  return { rate, cpu: ((await tell(shop, {})) - before) / answers };
}

/** One target with and without the policy, one after the other. */
async function askBoth(shop, client, target, order) {
  const pair = {};
  for (const policy of order) {
    await tell(shop, { policy });
    if ((await bytesOf(target)).policy > 0 !== policy) throw new Refusal('The policy cannot be switched any more.');
    pair[policy ? 'on' : 'off'] = await ask(shop, client, target);
  }
  return pair;
}

function rowOf(name, pairs, { policy, body }) {
  // Of each pair by itself, then the middle one: what slowed one down slowed both.
  const more = (field) => `${figure((median(pairs.map(({ on, off }) => on[field] / off[field])) - 1) * 100, 1)} %`;
  const without = median(pairs.map(({ off }) => off.cpu));
  const extra = median(pairs.map(({ on, off }) => on.cpu - off.cpu));
  const bytes = `${figure(policy)} of ${figure(body)} (${figure((100 * policy) / body, 1)} %)`;
  return [name, figure(without), figure(extra, 1), more('cpu'), more('rate'), bytes];
}

/**
 * What the content security policy costs for each answer: the same process answers with and without it in turn, so that nothing else
 * differs between the two.
 */
export async function measure({ client, options: { extent } }) {
  const shop = await openShop({ NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${SWITCH}` });
  const rounds = Math.ceil((extent.rounds * extent.seconds) / SLICE);
  try {
    const results = TARGETS.map((target) => ({ target, pairs: [] }));
    for (const { url, headers } of TARGETS) await client.run(url, extent.warmUp, headers);
    for (let round = 0; round < rounds; round += 1) {
      // Whichever goes first has the quieter machine, or the colder one: they take turns.
      const order = round % 2 === 0 ? [true, false] : [false, true];
      for (const { target, pairs } of results) pairs.push(await askBoth(shop, client, target, order));
    }
    await tell(shop, { policy: true });
    const rows = [];
    for (const { target, pairs } of results) rows.push(rowOf(target.name, pairs, await bytesOf(target)));
    return [
      `## Content security policy (${rounds} rounds of ${SLICE} s, with and without in turn; medians)`,
      table(['page', 'µs of CPU without', 'more with it', 'CPU', 'answers/s', 'bytes'], rows),
    ].join('\n\n');
  } finally {
    await stop(shop);
  }
}
