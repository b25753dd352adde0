import type { ItemList, WithContext } from 'schema-dts';

interface ListedItem {
  readonly name: string;
  /** Absolute path on our site. */
  readonly href: string;
}

/** A listing's URLs in display order. In its own module, so that the browser can build it from its cards. */
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
