import { setTimeout as sleep } from 'node:timers/promises';
import { must } from '../../deploy/support/image.mjs';
import { say } from '../../scripts/support/say.mjs';
import { PROXY, receive } from './scene.mjs';

/**
 * Continuous visits through the proxy. `end` stops them; `check` fails if a visit got an error. One instance is killed meanwhile, which
 * cuts off at most the page that each visitor is receiving: nginx cannot take back what it has sent.
 */
export function openVisits(count) {
  const statuses = new Map();
  let isOver = false;
  const visit = async (number) => {
    for (let page = 0; !isOver; page += 1) {
      const path = page % 3 === 0 ? '/api/commerce/get-rates' : `/kopa-guld?besok=${number}-${page}`;
      // Each page by another visitor: the rate limits are not tested here.
      const headers = { 'x-forwarded-for': `198.18.${number}.${page % 250}` };
      const status = await receive(PROXY + path, { headers });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      await sleep(50);
    }
  };
  const all = Promise.all(Array.from({ length: count }, (_, number) => visit(number + 1)));
  return {
    end: async () => {
      isOver = true;
      await all;
    },
    check: () => {
      say(`  visitors got: ${[...statuses].map(([status, times]) => `${status} (${times})`).join(', ')}`);
      const { 200: _whole, 'cut off': cutOff = 0, ...errors } = Object.fromEntries(statuses);
      must(Object.keys(errors).length === 0 && cutOff <= count, 'Visitors got errors.');
    },
  };
}
