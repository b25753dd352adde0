import type { Page } from 'playwright/test';
import { control } from './control';
import { announcePrices } from './world';

/**
 * Changes pages as a browser's translation does: each text outside of `translate="no"` is replaced, again after every change. It
 * keeps the words, so that a journey finds them, and turns digits into #, since a translation rewrites figures. Evaluated in the page.
 * @param from `early`: while the page is parsed, so before hydration; `now`: in a loaded page
 */
export function translate(from: 'early' | 'loaded' | 'now'): void {
  const kept = 'script, style, noscript, textarea, svg, [translate="no"], font[data-translated]';
  const replaced = new WeakSet<Node>();
  const lost: string[] = [];
  Object.assign(window, { lost });

  const replace = (text: Text) => {
    if (!/\S/.test(text.data) || !text.parentElement || text.parentElement.closest(kept)) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    outer.dataset.translated = '';
    inner.textContent = text.data.replace(/\d/g, '#');
    outer.append(inner);
    replaced.add(text);
    text.replaceWith(outer);
  };
  const walk = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Node[] = root instanceof Text ? [root] : [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) replace(text as Text);
  };
  const start = () => {
    walk(document.body);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes) if (node.isConnected) walk(node);
    }).observe(document.body, { characterData: true, childList: true, subtree: true });
  };
  if (from === 'early') {
    new MutationObserver((_, watch) => {
      if (!document.body) return;
      watch.disconnect();
      // As an extension does.
      document.body.setAttribute('data-extension', 'on');
      start();
    }).observe(document, { childList: true, subtree: true });
  } else if (from === 'loaded') addEventListener('load', () => setTimeout(start, 500));
  else start();

  // React's later texts for a replaced node, which nobody sees.
  const { set: write, get: read } = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') ?? {};
  Object.defineProperty(Node.prototype, 'nodeValue', {
    get: read,
    set(this: Node, value: string) {
      if (replaced.has(this) && value !== read?.call(this)) lost.push(`${read?.call(this)} -> ${value}`);
      write?.call(this, value);
    },
  });
}

/** The texts that React has written into replaced nodes since the page was loaded. */
export const lostTexts = (page: Page) => page.evaluate(() => Reflect.get(window, 'lost') as string[]);

export const isTranslated = (page: Page) =>
  page.locator('font[data-translated]').first().waitFor({ state: 'attached' });

/** Every sum, rate and percentage that the page shows, in order; # for a digit that a translation may rewrite. */
export function figuresOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // biome-ignore lint/performance/useDomNodeTextContent: only what is shown.
    const shown = document.body.innerText.replace(/\s*\n\s*/g, '\n');
    return shown.match(/[\d#](?:[\d#\u00a0.,]*[\d#])?\u00a0(?:SEK(?:\/\w+)?)/g) ?? [];
  });
}

/**
 * A page that the browser translates; its uncaught errors are collected. What is translated before it is hydrated, which on a busy
 * machine comes late, is rendered again (React's error 418), as it has to be.
 */
export async function translated(page: Page, when: 'early' | 'loaded' = 'loaded'): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => {
    if (!message.includes('#418')) errors.push(message);
  });
  await page.addInitScript(translate, when);
  return errors;
}

/** Changes the prices under an open page, as the end of its countdown does. */
export async function tick(page: Page): Promise<void> {
  await control('tick', { gold: 1.01, silver: 1.01 });
  await announcePrices(page.request);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}
