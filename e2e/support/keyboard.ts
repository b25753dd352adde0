import type { Page } from 'playwright/test';
import { expect } from './test';

export interface Stop {
  readonly name: string;
  readonly href: string | null;
  readonly isVisible: boolean;
}

export function focused(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const element = document.activeElement;
    // After the last element the focus is in the browser's own controls.
    if (!(element instanceof HTMLElement) || element === document.body)
      return { name: '', href: null, isVisible: true };
    const drawn = (candidate: Element | null): boolean => {
      if (!candidate) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(candidate);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    };
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
    const name = element.getAttribute('aria-label') ?? label ?? element.textContent ?? '';
    // A field or a card may show the focus of its content.
    const isVisible = drawn(element) || drawn(element.closest(':has(:focus-visible)')) || drawn(element.parentElement);
    return { name: name.trim(), href: element.getAttribute('href'), isVisible };
  });
}

/** Presses Tab until the wanted element has the focus; every stop on the way must be visible. */
export async function tabTo(page: Page, wanted: (stop: Stop) => boolean): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    expect.soft(stop.isVisible, `focus on "${stop.name.slice(0, 40)}" can be seen`).toBe(true);
    if (wanted(stop)) return;
    passed.push(stop.name.slice(0, 30));
  }
  throw new Error(`150 presses of Tab did not lead there, but past ${passed.join(' | ')}`);
}

export const called = (name: string | RegExp) => (stop: Stop) =>
  typeof name === 'string' ? stop.name === name : name.test(stop.name);
