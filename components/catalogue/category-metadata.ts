import type { Metadata } from 'next';
import { site } from '@/lib/config/site';
import type { Listing } from '@/lib/listing/listing';
import { chosenNames } from '@/lib/listing/listing-title';
import { isIndexable, type ListingView, viewHref } from '@/lib/routes/listing-address';
import { categoryMetadata } from '@/lib/seo/metadata';

/** The part of a page's head that changes with a filter choice. */
export interface ListingHead {
  readonly title: string;
  /** Absolute path on our site. */
  readonly canonical: string;
}

export function listingHead(listing: Listing, view: ListingView): ListingHead {
  const { title, canonical } = categoryMetadata(listing.path, site.name, {
    ...chosenNames(listing, view.query),
    page: view.page,
  });
  return { title, canonical: viewHref(canonical, view) };
}

/** Title, description and canonical URL of a category's view, with its weight and brand (spec.md section 2). */
export function categoryRouteMetadata(listing: Listing, view: ListingView): Metadata {
  const { title, description, canonical } = categoryMetadata(listing.path, site.name, {
    ...chosenNames(listing, view.query),
    page: view.page,
  });
  return {
    title: { absolute: title },
    description,
    alternates: { canonical: viewHref(canonical, view) },
    ...(isIndexable(view) && listing.total > 0 ? {} : { robots: { index: false, follow: true } }),
    openGraph: {
      title,
      description,
      url: viewHref(canonical, view),
      siteName: site.name,
      locale: 'sv_SE',
      type: 'website',
      images: [site.shareImage],
    },
  };
}
