import { cardData } from '@/components/product/card-data';
import type { Suggestions } from '@/components/search/suggestions-query';
import { respondFromCatalogue } from '@/lib/api/server/respond';
import { suggest } from '@/lib/catalogue/search/find-products';
import { parseSearch } from '@/lib/routes/search-page';

/** Suggestions while a shopper types into a search field. */
export async function GET(request: Request): Promise<Response> {
  const { term } = parseSearch(new URL(request.url).searchParams);
  return respondFromCatalogue(suggest(term), ({ terms, products }): Suggestions => {
    const cards = products.map(cardData);
    return {
      terms,
      products: cards.map(({ code, href, images, name, price }) => ({
        code,
        href,
        name,
        price,
        image: images[0] ?? null,
      })),
    };
  });
}
