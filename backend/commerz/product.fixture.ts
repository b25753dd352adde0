import { products, variants } from '../db/catalogue-tables';
import type { Database } from '../db/client';
import { dateTime } from '../seed/rows';

interface TestProduct {
  readonly code: string;
  readonly metal?: 'gold' | 'silver';
  /** Grams, all of it fine. */
  readonly weight: number;
  readonly stock: number;
  readonly onHand?: boolean;
  readonly deliveryWeeks?: number;
}

/** Adds a bar with one variant, 5 % above its metal value. */
export function addProduct(db: Database, product: TestProduct, now: Date): void {
  const { code, metal = 'gold', weight, stock, onHand = true, deliveryWeeks = null } = product;
  const moment = dateTime(now.getTime());
  const { id: productId } = db
    .insert(products)
    .values({
      code,
      slug: code,
      enabled: true,
      name: code,
      description: null,
      brand: 'Valcambi',
      metal,
      kind: 'bar-minted',
      mainTaxon: null,
      weight,
      weightType: 'g',
      fineWeight: weight,
      purity: 999.9,
      year: null,
      attributes: {},
      label: null,
      ratings: 0,
      options: [],
      wireForm: 0,
      createdAt: moment,
      updatedAt: moment,
    })
    .returning()
    .get();
  db.insert(variants)
    .values({
      code,
      productId,
      position: 0,
      enabled: true,
      name: code,
      fineWeight: weight,
      premium: 0.05,
      buyBack: 0.97,
      optionValues: [],
      soldOut: false,
      stock,
      onHand,
      deliveryWeeks,
      weightLabel: `${weight}g`,
      vatRate: metal === 'gold' ? 0 : 25,
      fixedPrice: null,
    })
    .run();
}
