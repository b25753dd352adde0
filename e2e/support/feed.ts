import type { Page } from 'playwright/test';
import { SITE_URL } from './shop';

type FeedItem = Readonly<Record<string, string>>;

export interface Feed {
  /** The parser's error, null for a well-formed document. */
  readonly fault: string | null;
  readonly root: string;
  readonly namespace: string | null;
  readonly channel: Readonly<Record<string, string>>;
  /** Per item the texts of its elements by name, for example "g:price". */
  readonly items: readonly FeedItem[];
}

/** Parses a feed with the browser's strict XML parser. */
export function parseFeed(page: Page, xml: string): Promise<Feed> {
  return page.evaluate((text) => {
    const document_ = new DOMParser().parseFromString(text, 'application/xml');
    const texts = (parent: Element | null, skipped = '') =>
      Object.fromEntries(
        [...(parent?.children ?? [])]
          .filter(({ nodeName }) => nodeName !== skipped)
          .map(({ nodeName, textContent }) => [nodeName, textContent ?? '']),
      );
    return {
      fault: document_.querySelector('parsererror')?.textContent ?? null,
      root: `${document_.documentElement.nodeName} ${document_.documentElement.getAttribute('version')}`,
      namespace: document_.documentElement.getAttribute('xmlns:g'),
      channel: texts(document_.querySelector('channel'), 'item'),
      items: [...document_.querySelectorAll('item')].map((item) => texts(item)),
    };
  }, xml);
}

export function itemPath(item: FeedItem): string {
  return (item.link ?? '').replace(SITE_URL, '');
}
