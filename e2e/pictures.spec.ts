import { BAR } from './support/purchase';
import { expect, test } from './support/test';

test('two quick presses go two pictures on, and a small picture goes to its own', async ({ page }) => {
  await page.goto(BAR.path);
  const shown = (number: number) => page.getByRole('button', { name: `Visa bild ${number}`, exact: true });
  const strip = page.getByRole('region', { name: 'Produktbilder' }).getByRole('list').first();
  const stage = () => strip.evaluate(({ scrollLeft, clientWidth }) => 1 + scrollLeft / clientWidth);
  const next = page.getByRole('button', { name: 'Nästa bild' });
  await expect(shown(1)).toHaveAttribute('aria-current', 'true');
  // In one go, as long as the first movement takes.
  await next.evaluate((button: HTMLElement) => {
    button.click();
    requestAnimationFrame(() => button.click());
  });
  await expect(shown(3)).toHaveAttribute('aria-current', 'true');
  await expect.poll(stage).toBe(3);
  await shown(1).click();
  await expect(shown(1)).toHaveAttribute('aria-current', 'true');
  await expect.poll(stage).toBe(1);
});

test('the zoom ends at three steps, and the keyboard stays on its button', async ({ page }) => {
  await page.goto(BAR.path);
  await page.getByRole('button', { name: /^Förstora bild 1/ }).click();
  const closer = page.getByRole('dialog').getByRole('button', { name: 'Zooma in' });
  for (let level = 0; level < 4; level += 1) await closer.press('Enter');
  await expect(closer).toHaveAttribute('aria-disabled', 'true');
  await expect(closer).toBeFocused();
  const away = page.getByRole('dialog').getByRole('button', { name: 'Zooma ut' });
  for (let level = 0; level < 3; level += 1) await away.press('Enter');
  await expect(away).toHaveAttribute('aria-disabled', 'true');
  await expect(away).toBeFocused();
});
