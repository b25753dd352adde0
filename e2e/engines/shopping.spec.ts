import { BAR, buyButton } from '../support/purchase';
import { expect, test } from './support/test';
import { until } from './support/until';

const BARS = '/kopa-guld/guldtackor';

test('a visitor filters a listing, goes back, opens a product and looks at its picture closely', async ({ tab }) => {
  await tab.goto(BARS);
  const main = tab.getByRole('main');
  const filter = tab.getByRole('checkbox', { name: /^10g\b/ });
  await filter.check();
  await tab.waitForURL('**/guldtackor?vikt=10g');
  await tab.getByRole('heading', { name: 'Guldtackor 10g', exact: true }).waitFor();
  await main.containText('9 produkter');
  await tab.goBack();
  await tab.getByRole('heading', { name: 'Guldtackor', exact: true }).waitFor();
  await until(() => filter.read('!found[0].checked'), 'the filter is undone');

  await main.getByRole('link', { name: BAR.name, exact: true }).first().click();
  await tab.getByRole('heading', { name: BAR.name, exact: true }).first().waitFor();
  await tab
    .getByRole('button', { name: /^Förstora bild 1/ })
    .first()
    .click();
  const lightbox = tab.getByRole('dialog', { name: /^Bilder av/ });
  const width = () =>
    lightbox.getByRole('img', { name: /bild 1 av/ }).read<number>('found[0].getBoundingClientRect().width');
  await until(async () => (await width()) > 200, 'the picture is shown');
  const whole = await width();
  await lightbox.getByRole('button', { name: 'Zooma in' }).click();
  await until(async () => (await width()) > whole * 1.9, 'the picture is twice as large');
  await lightbox.getByRole('button', { name: /^Stäng/ }).click();
  await lightbox.waitFor({ state: 'hidden' });
  await buyButton(tab).waitFor();
});

test('for the keyboard, a page that a link opens begins at its start', async ({ tab }) => {
  const focused = () => tab.evaluate(() => document.activeElement?.textContent?.trim());
  await tab.goto(BARS);
  const link = tab.getByRole('main').getByRole('link', { name: BAR.name, exact: true }).first();
  await link.click();
  await tab.waitForURL(`**${BAR.path}`);
  await buyButton(tab).waitFor();
  await tab.engine.pressTab();
  expect(await focused()).toBe('Hoppa till innehållet');
});

test('a press counts while the picture moves from its card to its page', async ({ tab }) => {
  await tab.goto(BARS);
  await tab.evaluate(() => {
    const hits: (string | undefined)[] = [];
    Object.assign(window, { hits });
    const hitPicture = () => {
      const button = document.querySelector('[aria-label^="Förstora bild 1"]');
      if (button) {
        const { left, top, width } = button.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + width / 4);
        hits.push(button.contains(hit) ? 'picture' : hit?.tagName);
      }
      if (hits.length < 50) setTimeout(hitPicture, 20);
    };
    hitPicture();
  });
  await tab.getByRole('main').getByRole('link', { name: BAR.name, exact: true }).first().click();
  const hits = () => tab.evaluate(() => Reflect.get(window, 'hits') as string[]);
  await until(async () => (await hits()).length === 50, 'a second has passed');
  expect(new Set(await hits())).toEqual(new Set(['picture']));
});
