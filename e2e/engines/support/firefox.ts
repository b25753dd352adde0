import { type ElementHandle, launch } from 'puppeteer-core';
import type { Engine } from './engine';

/** Firefox over WebDriver BiDi, which needs no driver of its own. */
export async function openFirefox(): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH,
    defaultViewport: { width: 1280, height: 900 },
  });
  const [page = await browser.newPage()] = await browser.pages();
  const element = async (expression: string) => {
    const handle = (await page.evaluateHandle(expression)).asElement();
    if (!handle) throw new Error(`${expression} is not there`);
    return handle as ElementHandle<Element>;
  };
  return {
    goto: async (url) => {
      await page.goto(url, { waitUntil: 'domcontentloaded' });
    },
    url: async () => page.url(),
    // Puppeteer's own waits for a navigation, and a page from the page cache has none.
    goBack: () => page.evaluate('history.back()'),
    evaluate: (expression) => page.evaluate(expression),
    click: async (expression) => {
      await (await element(expression)).click();
      return true;
    },
    type: async (expression, text) => (await element(expression)).type(text),
    pressTab: () => page.keyboard.press('Tab'),
    screenshot: () => page.screenshot({ encoding: 'base64' }),
    close: () => browser.close(),
  };
}
