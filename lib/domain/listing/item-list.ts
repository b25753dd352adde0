import type { ItemList, WithContext } from 'schema-dts';

interface ListedItem {
  readonly name: string;
  /** Absolute path on our site. */
  readonly href: string;
}

/** JSON-LD of a listing; the browser builds it from its cards. Without "<", which React changes in a script on the server only. */
export function itemListText(items: readonly ListedItem[], siteUrl: string): string {
  const list: WithContext<ItemList> = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: siteUrl + href,
    })),
  };
  return JSON.stringify(list).replaceAll('<', String.raw`\u003c`);
}
