import { productPath } from '@/lib/domain/paths/catalogue-paths';
import { fineWeight, metalValueOf } from '@/lib/domain/prices/metrics';
import type { Rates } from '@/lib/domain/prices/rates';
import { inEachVariant, inVariant } from '@/lib/domain/product/in-variant';
import type { Product } from '@/lib/domain/product/product';
import type { GoodsToday, OrderList } from '@/lib/domain/shop-api/responses';
import type { Catalogue } from '@/lib/server/catalogue/catalogue';

/** What one piece is today; `gone` when the catalogue no longer has it, null when that is not known. */
export type FindGoodsToday = (productCode: string, variantCode: string | null) => GoodsToday | 'gone' | null;

/** The product in the variant that was bought; without its code all that it may be. */
function candidates(product: Product, variantCode: string | null): readonly Product[] {
  if (variantCode === null) return inEachVariant(product);
  const variant = product.variants.find(({ code }) => code.toLowerCase() === variantCode.toLowerCase());
  return variant ? [inVariant(product, variant)] : [];
}

/** The value that all have; null when they differ. */
function common<T>(values: readonly (T | null)[]): T | null {
  return new Set(values).size === 1 ? (values[0] ?? null) : null;
}

/** Finds bought goods in this catalogue, at its buy-back prices and the `rates` of the same epoch. */
export function findGoodsToday(
  { byCode, complete }: Pick<Catalogue, 'byCode' | 'complete'>,
  rates: Rates,
): FindGoodsToday {
  return (productCode, variantCode) => {
    const product = byCode.get(productCode.toLowerCase());
    const bought = product ? candidates(product, variantCode) : [];
    if (!product || bought.length === 0) return complete ? 'gone' : null;
    return {
      path: productPath(product),
      metal: product.metal,
      fineGrams: common(bought.map(fineWeight)),
      buyBackPrice: common(bought.map(({ buyBackPrice }) => buyBackPrice)),
      spotValue: common(bought.map((goods) => metalValueOf(goods, rates))),
    };
  };
}

/** Adds to each line what its goods are today; the orders as they are without a catalogue. */
export function withGoodsToday(orders: OrderList, find: FindGoodsToday | undefined): OrderList {
  if (orders === null || !find) return orders;
  return orders.map((order) => ({
    ...order,
    orderItems: order.orderItems.map((item) => ({ ...item, goods: find(item.productCode, item.variantCode) })),
  }));
}
