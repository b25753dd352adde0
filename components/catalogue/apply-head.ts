import type { ListingHead } from './category-metadata';

/** Updates the page's title and canonical URL, which the server rendered for the first view, to the current view. */
export function applyHead({ title, canonical }: ListingHead): void {
  document.title = title;
  const link = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (link) link.href = new URL(canonical, link.href).href;
}
