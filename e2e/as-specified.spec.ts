import { BAR } from './support/purchase';
import { BACKEND_URL } from './support/shop';
import { expect, test } from './support/test';

/* Small requirements of the specification that were once missing. */

test('"Leveranser och frakt" has one source: the dealer’s questions, on /faq and below every product', async ({
  page,
}) => {
  const response = await fetch(`${BACKEND_URL}/sylius/api/commerz/cms/get-faq`);
  const faq = (await response.json()) as { 'hydra:member': { categoryId: number; name: string }[] };
  const names = faq['hydra:member'].filter(({ categoryId }) => categoryId === 1).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(3);
  await page.goto('/faq');
  const section = page.getByRole('region', { name: 'Leveranser och frakt' });
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(names);
  await page.goto(BAR.path);
  for (const name of names) await expect(page.locator('summary').filter({ hasText: name })).toHaveCount(1);
});

test('a search without results shows as many other products as fit', async ({ page }) => {
  await page.goto('/sok?searchTerm=qqqq');
  const strip = page.getByRole('region', { name: 'Mest köpta just nu' }).getByRole('list').first();
  const shown = () =>
    strip.evaluate((list) => {
      const { left, right } = list.getBoundingClientRect();
      const boxes = [...list.children].map((item) => item.getBoundingClientRect());
      return boxes.filter((box) => box.left >= left - 1 && box.right <= right + 1).length;
    });
  for (const [width, visible] of [
    [320, 2],
    [768, 3],
    [1200, 4],
    [1600, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(shown, `${width} px`).toBe(visible);
  }
});
