import { site } from '@/lib/config/site';
import { searchPath } from '@/lib/routes/catalogue-paths';
import type { ListingView } from '@/lib/routes/listing-address';
import { viewHref } from '@/lib/routes/listing-address';
import type { ListingHead } from './category-metadata';

/** Title and canonical URL of a search page, which is not indexed. */
export function searchHead(term: string, view: ListingView): ListingHead {
  const place = view.page > 1 ? ` – sida ${view.page}` : '';
  const title = term === '' ? 'Sök' : `Sökresultat för ”${term}”${place}`;
  return { title: `${title} | ${site.name}`, canonical: viewHref(searchPath(term), view) };
}
