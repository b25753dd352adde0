import { firstViews } from '../support/first-view.mjs';
import { BARE_PAGE, besideBare, median, PAGES, SHOP, table } from './shop.mjs';

const ROUNDS = 5;
/** How many times slower the CPU of a phone is made. */
const SLOWDOWNS = [1, 4, 6];

/** First views of the shop's pages and of the bare one: medians at each speed of the CPU. */
async function measure() {
  const urls = { bare: BARE_PAGE };
  for (const [name, path] of Object.entries({ ...PAGES, gold: '/guldpris' })) urls[name] = SHOP + path;
  // Pages and scaled pictures are made on the first visit.
  await firstViews(urls, 1, 1);
  const rows = [];
  for (const slowdown of SLOWDOWNS)
    for (const [name, views] of Object.entries(await firstViews(urls, slowdown, ROUNDS)))
      rows.push([
        name,
        `x${slowdown}`,
        ...Object.keys(views[0]).map((key) => median(views.map((view) => view[key])).toFixed()),
      ]);
  const head = ['page', 'CPU', 'styles computed', 'layouts', 'elements', 'blocking ms', 'longest task ms'];
  return table(`First view on a phone (median of ${ROUNDS})`, head, rows);
}

export const measurePhone = () => besideBare(measure);
