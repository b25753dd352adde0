import type { Page } from 'playwright/test';
import { atRest } from './support/alive';
import { banner, configure } from './support/consent';
import { PAGE_KINDS } from './support/page-kinds';
import { BAR } from './support/purchase';
import { expect, STILL, test } from './support/test';

test.use(STILL);

/** Presses of Tab on one page: more would be a trap. */
const MOST = 400;

/**
 * The focused element's name if nothing of it can be seen, '' if something can, null once the focus has left the page. Looks at a
 * grid of points in each of its boxes: a link in a text has several.
 */
function hiddenStop(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const steps = [0.02, 0.25, 0.5, 0.75, 0.98];
    // A checkbox may be drawn by its label.
    const boxes = [element, ...(element instanceof HTMLInputElement ? (element.labels ?? []) : [])].flatMap((part) => [
      ...part.getClientRects(),
    ]);
    const isSeen = boxes.some(({ x, y, width, height }) =>
      steps.some((across) =>
        steps.some((down) => {
          const top = document.elementFromPoint(x + width * across, y + height * down);
          return (
            top !== null && (element.contains(top) || [...(top.closest('label')?.children ?? [])].includes(element))
          );
        }),
      ),
    );
    return isSeen
      ? ''
      : (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40) ||
          element.outerHTML.slice(0, 80);
  });
}

async function expectNoneHidden(page: Page, where: string): Promise<void> {
  await atRest(page);
  const hidden: string[] = [];
  let stops = 0;
  for (; stops < MOST; stops += 1) {
    await page.keyboard.press('Tab');
    const found = await hiddenStop(page);
    if (found === null) break;
    if (found !== '') hidden.push(found);
  }
  expect.soft(stops, `${where}: stops`).toBeGreaterThan(5);
  expect.soft(stops, `${where}: the focus leaves the page at its end`).toBeLessThan(MOST);
  expect.soft(hidden, `${where}: hidden of ${stops}`).toEqual([]);
}

for (const [width, height] of [
  [390, 844],
  [320, 256],
] as const)
  test.describe(`${width}x${height}`, () => {
    test.use({ viewport: { width, height } });

    test(`no stop of the Tab key is wholly hidden at ${width}x${height} (WCAG 2.4.11)`, async ({ page }) => {
      test.setTimeout(600_000);
      // A guest's /profile is /login.
      for (const path of PAGE_KINDS.filter((kind) => kind !== '/profile')) {
        await page.goto(path);
        await expectNoneHidden(page, path);
      }
      await configure(page);
      await page.goto(BAR.path);
      await expect(banner(page)).toBeVisible();
      await expectNoneHidden(page, `${BAR.path} with the consent banner`);
    });
  });
