import type { Metadata } from 'next';
import { EMPTY_QUERY } from '@/lib/domain/listing/listing-query';
import { chosenNames } from '@/lib/domain/listing/listing-title';
import { searchPath } from '@/lib/domain/paths/catalogue-paths';
import { type ListingView, viewHref } from '@/lib/domain/paths/listing-address';
import { site } from '@/lib/domain/site';
import type { FoundListing } from '@/lib/server/catalogue/queries';
import { categoryMetadata, routeMetadata } from '@/lib/server/seo/metadata';
import type { PageHead } from './listing-page';
import type { LoadedListing } from './load-listing';

function describe(listing: FoundListing, { query, page }: ListingView) {
  const texts = categoryMetadata(listing.path, { ...chosenNames(listing.options, query), page });
  return { ...texts, canonical: viewHref(listing.standing.canonical, { query: EMPTY_QUERY, page }) };
}

export function listingHead(listing: FoundListing, view: ListingView): PageHead {
  const { title, canonical } = describe(listing, view);
  return { title, canonical };
}

export function categoryRouteMetadata(loaded: LoadedListing | null): Metadata {
  if (!loaded) return {};
  const { listing, view } = loaded;
  return {
    ...routeMetadata(describe(listing, view)),
    ...(listing.standing.isIndexed ? {} : { robots: { index: false, follow: true } }),
  };
}

export function searchHead(term: string, view: ListingView): PageHead {
  const place = view.page > 1 ? ` – sida ${view.page}` : '';
  const title = term === '' ? 'Sök' : `Sökresultat för ”${term}”${place}`;
  return { title: `${title} | ${site.name}`, canonical: viewHref(searchPath(term), view) };
}
