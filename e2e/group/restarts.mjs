import { setTimeout as sleep } from 'node:timers/promises';
import { must } from '../../deploy/support/image.mjs';
import { lostAtMost } from '../../deploy/support/visit.mjs';
import { say } from '../../scripts/support/say.mjs';
import { exited, ONE, PROXY, receive, startAgain, TWO, untilReady, variantId } from './scene.mjs';

const PATH = '/api/commerce/get-shipping-methods';
/** At once, and rounds of restarts: with idle connections closed under nginx, some 1 of 1,000 POSTs failed. */
const POSTING = 16;
const ROUNDS = 2;

/** POSTs without an effect until `isOver`, which nginx never sends twice. Returns the number of responses by status. */
async function postAll(isOver) {
  const id = await variantId('guldtacka-10g-valcambi');
  const body = JSON.stringify({ productVariants: { 1: { id, quantity: 1 } } });
  const statuses = {};
  const post = async (buyer) => {
    for (let call = 0; !isOver(); call += 1) {
      const headers = {
        'content-type': 'application/json',
        origin: PROXY,
        // Each by another visitor: the limits per address are not tried here.
        'x-forwarded-for': `198.18.${buyer}.${call % 250}`,
      };
      const status = await receive(PROXY + PATH, { method: 'POST', headers, body });
      statuses[status] = (statuses[status] ?? 0) + 1;
      // Idle connections of every age when an instance stops.
      await sleep((call * 37 + buyer * 11) % 120);
    }
  };
  await Promise.all(Array.from({ length: POSTING }, (_, buyer) => post(buyer)));
  return statuses;
}

/**
 * Both instances behind the proxy stop and start again in turn: hardly any POST is lost.
 * @param running the storefronts by port; a restarted one replaces its predecessor
 */
export async function postsDuringRestarts(folder, running) {
  say('Both instances restart in turn while browsers send POSTs');
  let isOver = false;
  const posted = postAll(() => isOver);
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const port of [ONE, TWO]) {
        running[port].server.kill('SIGTERM');
        await exited(running[port].server);
        running[port] = startAgain(folder, port);
        await untilReady(port, running[port]);
      }
    }
  } finally {
    isOver = true;
  }
  const statuses = await posted;
  say(`  ${JSON.stringify(statuses)}`);
  const { 200: right = 0, ...others } = statuses;
  const lost = Object.values(others).reduce((sum, count) => sum + count, 0);
  must(right > 1_000 && lost <= lostAtMost(right), 'POSTs failed.');
}
