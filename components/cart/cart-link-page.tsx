import { offerCard } from '@/components/card/card-data';
import { PageHeader } from '@/components/content/page-header';
import { Container } from '@/components/ui/container';
import { ownPage, parseLinkItems } from '@/lib/domain/paths/cart-link';
import { offerOf } from '@/lib/domain/product/in-variant';
import { type LinkedGoods, linkedGoods } from '@/lib/server/agents/linked-goods';
import { getSnapshot } from '@/lib/server/catalogue/snapshot';
import { env } from '@/lib/server/config/env';
import { LinkedProducts, type ShownLine } from './linked-products';

/** @param epoch of the line's price, in milliseconds since 1970 */
function shownLine({ code, quantity, product, variant, problem }: LinkedGoods, epoch: number): ShownLine {
  const line = { code, quantity, problem };
  if (!product)
    return { ...line, name: code, href: null, image: null, metal: null, price: null, stock: null, item: null };
  const offer = offerOf(product, variant);
  const { name, href, metal, price, stock, item } = offerCard(offer);
  return {
    ...{ ...line, name: item?.name ?? name, href, image: offer.product.images[0]?.src ?? null, metal, price, stock },
    item: problem === null && item ? { ...item, epoch } : null,
  };
}

interface CartLinkPageProps {
  /** `code:2,other:1`, valid (lib/domain/paths/destination.ts). */
  items: string;
  /** The link's next page, not validated yet. */
  next: string | null;
}

/** Shows the products of a cart link (lib/domain/paths/cart-link.ts). Nothing is added until the shopper presses the button. */
export async function CartLinkPage({ items, next }: CartLinkPageProps) {
  const { catalogue, epoch } = await getSnapshot();
  const lines = linkedGoods(catalogue, parseLinkItems(items) ?? []);
  const changed = Date.parse(epoch.changed);
  return (
    <Container narrow>
      <PageHeader
        lead="Någon har skickat en länk till de här varorna. De läggs i varukorgen när du trycker på knappen. Inget beställs."
        title="Lägg i varukorgen"
      />
      <LinkedProducts
        lines={lines.map((line) => shownLine(line, changed))}
        key={items}
        next={ownPage(next, env().SITE_URL)}
      />
    </Container>
  );
}
