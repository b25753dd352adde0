import { type ListingView, parseView, serialiseView } from '@/lib/domain/paths/listing-address';
import { type FoundListing, getListing } from '@/lib/server/catalogue/queries';

export interface LoadedListing {
  readonly listing: FoundListing;
  readonly view: ListingView;
}

/** The category at the end of `path`, in the view of `search`. Null for an unknown category, page or path. */
export async function loadListing(path: readonly string[], search: string): Promise<LoadedListing | null> {
  const view = parseView(new URLSearchParams(search));
  const listing = await getListing(path.at(-1) ?? '', serialiseView({ ...view, page: 1 }), view.page);
  if (!listing) return null;
  const full = listing.path.map(({ code }) => code).join('/');
  return path.length === 1 || path.join('/') === full ? { listing, view } : null;
}
