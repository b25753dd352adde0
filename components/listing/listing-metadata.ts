import type { Metadata } from 'next';
import type { Listing } from '@/lib/domain/listing/listing';
import { chosenNames } from '@/lib/domain/listing/listing-title';
import { searchPath } from '@/lib/domain/paths/catalogue-paths';
import { isIndexable, type ListingView, viewHref } from '@/lib/domain/paths/listing-address';
import { site } from '@/lib/domain/site';
import { categoryMetadata, routeMetadata } from '@/lib/server/seo/metadata';
import type { ListingHead } from './listing-page';
import type { LoadedListing } from './load-listing';

function describe(listing: Listing, view: ListingView) {
  const chosen = { ...chosenNames(listing.options, view.query), page: view.page };
  const { canonical, ...texts } = categoryMetadata(listing.path, chosen);
  return { ...texts, canonical: viewHref(canonical, view) };
}

export function listingHead(listing: Listing, view: ListingView): ListingHead {
  const { title, canonical } = describe(listing, view);
  return { title, canonical };
}

export function categoryRouteMetadata(loaded: LoadedListing | null): Metadata {
  if (!loaded) return {};
  const { listing, view } = loaded;
  return {
    ...routeMetadata(describe(listing, view)),
    ...(isIndexable(view) && listing.total > 0 ? {} : { robots: { index: false, follow: true } }),
  };
}

export function searchHead(term: string, view: ListingView): ListingHead {
  const place = view.page > 1 ? ` – sida ${view.page}` : '';
  const title = term === '' ? 'Sök' : `Sökresultat för ”${term}”${place}`;
  return { title: `${title} | ${site.name}`, canonical: viewHref(searchPath(term), view) };
}
