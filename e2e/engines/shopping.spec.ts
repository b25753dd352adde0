import { BAR, buyButton } from '../support/purchase';
import { test } from './support/test';
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
