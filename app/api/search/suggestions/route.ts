import { offerCard } from '@/components/card/card-data';
import { NO_OPTIONS, searchedText } from '@/components/listing/searched-text';
import type { SuggestionGroup } from '@/components/search/suggestions';
import { searchPath } from '@/lib/domain/paths/catalogue-paths';
import { viewHref } from '@/lib/domain/paths/listing-address';
import { offerOf } from '@/lib/domain/product/in-variant';
import type { Product } from '@/lib/domain/product/product';
import { respondFromCatalogue } from '@/lib/server/api/respond';
import { parseSearch } from '@/lib/server/search/products/search-products';
import { type Suggested, suggest } from '@/lib/server/search/suggest';

function ofProduct(product: Product): SuggestionGroup['options'][number] {
  const offer = offerOf(product);
  const { href, name, price } = offerCard(offer);
  return { href, name, note: null, price, image: offer.product.images[0]?.src ?? null };
}

function ofPlace(href: string, name: string, note: string | null): SuggestionGroup['options'][number] {
  return { href, name, note, price: null, image: null };
}

function ofMeant({ term, query }: NonNullable<Suggested['meant']>): SuggestionGroup['options'][number] {
  return ofPlace(viewHref(searchPath(term), { query, page: 1 }), searchedText(term, query, NO_OPTIONS) ?? term, null);
}

function groupsOf({ terms, meant, products, places }: Suggested): SuggestionGroup[] {
  const searches = terms.map((term) => ofPlace(searchPath(term), term, null));
  const groups = [
    { name: 'Sökord', hasPictures: false, options: meant ? [ofMeant(meant)] : searches },
    { name: 'Produkter', hasPictures: true, options: products.map(ofProduct) },
    ...places.map((group) => ({
      name: group.name,
      hasPictures: false,
      options: group.places.map(({ href, name, within }) => ofPlace(href, name, within)),
    })),
  ];
  return groups.filter(({ options }) => options.length > 0);
}

/** Suggestions while a shopper types into a search field. */
export async function GET(request: Request): Promise<Response> {
  const { term } = parseSearch(new URL(request.url).searchParams);
  return respondFromCatalogue(suggest(term), groupsOf);
}
