import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import * as z from 'zod/mini';
import { getQueryClient } from '@/components/queries/client';
import { queryKeys } from '@/components/queries/keys';
import { Carousel } from '@/components/ui/carousel';
import { fetchJson } from '@/lib/browser/api/request';
import { cardSchema } from './card-schema';
import { ProductTile } from './product-tile';

const schema = z.object({ cards: z.array(cardSchema) });

/** The top sellers for an empty cart, fetched when it is shown; nothing until they have come, or without them. */
export function TopSellerTiles() {
  const id = useId();
  const { data } = useQuery(
    {
      queryKey: queryKeys.topSellers,
      queryFn: async ({ signal }) => schema.parse(await fetchJson('/api/top-sellers', signal)).cards,
    },
    getQueryClient(),
  );
  if (!data?.length) return null;
  return (
    <section aria-labelledby={id} className="stack gap-3 measure">
      <h3 className="heading-3" id={id}>
        Mest köpta just nu
      </h3>
      <Carousel label="Mest köpta just nu" set="tiles">
        {data.map((card) => (
          <ProductTile card={card} key={card.code} />
        ))}
      </Carousel>
    </section>
  );
}
