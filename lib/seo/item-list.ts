import type { ItemList, WithContext } from 'schema-dts';

interface ListedItem {
  readonly name: string;
  /** Absolute path on our site. */
  readonly href: string;
}

/** What a listing shows, as addresses in its order. By itself, so that the browser can write it from the cards that it has anyway. */
export function itemListJsonLd(items: readonly ListedItem[], siteUrl: string): WithContext<ItemList> {
  return {
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
}
