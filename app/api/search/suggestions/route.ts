import { cardData } from '@/components/product/card/card-data';
import type { FoundSuggestions } from '@/components/search/suggestions';
import { asOffered } from '@/lib/domain/product/in-variant';
import { respondFromCatalogue } from '@/lib/server/api/respond';
import { suggest } from '@/lib/server/catalogue/search/find-products';
import { parseSearch } from '@/lib/server/catalogue/search/search-products';

/** Suggestions while a shopper types into a search field. */
export async function GET(request: Request): Promise<Response> {
  const { term } = parseSearch(new URL(request.url).searchParams);
  return respondFromCatalogue(
    suggest(term),
    ({ terms, products }): FoundSuggestions => ({
      terms,
      products: products.map((product) => {
        const { code, href, name, price } = cardData(product);
        return { code, href, name, price, image: asOffered(product).images[0]?.src ?? null };
      }),
    }),
  );
}
