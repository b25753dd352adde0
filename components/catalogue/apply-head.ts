import type { ListingHead } from './category-metadata';

/** Puts a listing's title and canonical address into the open page's head, where the server had written those of its first view. */
export function applyHead({ title, canonical }: ListingHead): void {
  document.title = title;
  const link = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (link) link.href = new URL(canonical, link.href).href;
}
