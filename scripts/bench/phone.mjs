import { firstViews } from '../support/first-view.mjs';
import { BARE_PAGE, besideBare, median, PAGES, SHOP, table } from './shop.mjs';

const ROUNDS = 5;
/** How many times slower the CPU of a phone is made. */
const SLOWDOWNS = [1, 4, 6];

const SHOWN = { ...PAGES, search: '/sok?searchTerm=krugerrand', gold: '/guldpris' };
const WITHOUT = ' without scripts';

/**
 * First views of the shop's pages, each also without its scripts, and of the bare one: medians at each speed of the CPU. What a page
 * blocks beyond the sum of the two others is the shop's own script.
 */
async function measure() {
  const pages = { bare: { url: BARE_PAGE, hasScripts: true } };
  for (const [name, path] of Object.entries(SHOWN)) {
    pages[name] = { url: SHOP + path, hasScripts: true };
    pages[name + WITHOUT] = { url: SHOP + path, hasScripts: false };
  }
  // Pages and scaled pictures are made on the first visit.
  await firstViews(pages, 1, 1);
  const rows = [];
  for (const slowdown of SLOWDOWNS) {
    const views = await firstViews(pages, slowdown, ROUNDS);
    const middle = (name, key) => median(views[name].map((view) => view[key]));
    for (const name of Object.keys(pages)) {
      const floor = name in SHOWN ? middle('bare', 'blocking') + middle(name + WITHOUT, 'blocking') : 0;
      const figures = Object.keys(views[name][0]).map((key) => middle(name, key).toFixed());
      rows.push([name, `x${slowdown}`, ...figures, floor > 0 ? (middle(name, 'blocking') / floor).toFixed(2) : '']);
    }
  }
  const head = [
    'page',
    'CPU',
    'styles computed',
    'layouts',
    'elements',
    'blocking ms',
    'longest task ms',
    'of the floor',
  ];
  return table(`First view on a phone (median of ${ROUNDS})`, head, rows);
}

export const measurePhone = () => besideBare(measure);
