import type { CartProduct } from '@/lib/cart/cart-item';
import { ore } from '@/lib/prices/money';
import { availability } from '@/lib/product/availability';
import type { CardData } from './card-data';

/** What most cards have in common. Only what differs is sent. */
const USUAL = {
  metal: null,
  label: null,
  video: null,
  price: null,
  vat: null,
  until: null,
  reducedFrom: null,
  buyBack: null,
  perGram: null,
  hasChoice: false,
} as const satisfies Partial<CardData>;

type Usual = keyof typeof USUAL;
type SentItem = Partial<CartProduct> & Pick<CartProduct, 'price' | 'stock' | 'variantId'>;

/** A card on its way to the browser: a listing holds two dozen of them, beside the markup that they stand for. */
export type SentCard = Omit<CardData, Usual | 'item' | 'stock'> &
  Partial<Pick<CardData, Usual | 'stock'>> & { readonly item: SentItem | null };

/** What the cart gets to know of a card's product when nothing else is said. */
function usualItem({
  code,
  href,
  id,
  images,
  metal,
  name,
}: Pick<CardData, 'code' | 'href' | 'id' | 'images' | 'metal' | 'name'>) {
  return {
    id,
    code,
    categoryCode: decodeURIComponent(href.split('/')[1] ?? '') || null,
    variantCode: code,
    name,
    brand: null,
    metal,
    weightLabel: null,
    purity: null,
    isInvestmentGold: metal === 'gold',
    mayWithdraw: false,
    vat: ore(0),
    inStock: true,
    onHand: true,
    deliveryDays: null,
    image: images[0] ?? null,
    hasVariants: false,
  } as const satisfies Partial<CartProduct>;
}

/** The entries of `whole` that `usual` does not have in the same way. */
function differing<Whole extends object>(whole: Whole, usual: object): Partial<Whole> {
  const known = new Map<string, unknown>(Object.entries(usual));
  const entries = Object.entries(whole).filter(([key, value]) => !known.has(key) || known.get(key) !== value);
  return Object.fromEntries(entries) as Partial<Whole>;
}

/** What a card says of a product's stock, as far as its item tells. */
function usualStock(item: CartProduct | null): CardData['stock'] {
  const { kind, text } = availability(item ?? { inStock: false, onHand: false, stock: 0, deliveryDays: null });
  return { kind, text };
}

/** A card without what `cardOf` knows already. */
export function sentCard(card: CardData): SentCard {
  const { item, stock, ...shown } = card;
  const usual = usualStock(item);
  return {
    ...(differing(shown, USUAL) as Omit<SentCard, 'item' | 'stock'>),
    ...(stock.kind === usual.kind && stock.text === usual.text ? {} : { stock }),
    item: item && (differing(item, usualItem(shown)) as SentItem),
  };
}

/** The whole card again. A card that was never shortened comes back as it is. */
export function cardOf({ item: sentItem, stock, ...sent }: SentCard): CardData {
  const shown = { ...USUAL, ...sent };
  const item = sentItem && { ...usualItem(shown), ...sentItem };
  return { ...shown, stock: stock ?? usualStock(item), item };
}
