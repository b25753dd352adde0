import { index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Metadata of the database file: `seed` is the random seed that it was filled with. */
export const meta = sqliteTable('meta', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});

export const taxons = sqliteTable('taxons', {
  id: integer('id').primaryKey(),
  code: text('code').notNull().unique(),
  parentId: integer('parent_id'),
  position: integer('position').notNull(),
  enabled: integer('enabled', { mode: 'boolean' }).notNull(),
  name: text('name').notNull(),
  /** The whole path, as Sylius stores it: `kopa-guld/guldtackor`. */
  slug: text('slug').notNull(),
  description: text('description'),
});

export const products = sqliteTable('products', {
  id: integer('id').primaryKey(),
  code: text('code').notNull().unique(),
  slug: text('slug').notNull(),
  enabled: integer('enabled', { mode: 'boolean' }).notNull(),
  /** Null: no translation in that language, so the list in that language omits the product. */
  name: text('name'),
  nameEn: text('name_en'),
  description: text('description'),
  brand: text('brand'),
  mainTaxon: text('main_taxon'),
  metal: text('metal', { enum: ['gold', 'silver'] }).notNull(),
  kind: text('kind', { enum: ['bar-cast', 'bar-minted', 'bar-combi', 'coin'] }).notNull(),
  /** Grams in the shop API's sense (domain.md 8.2): 31.103 per ounce for `oz`, physical weight otherwise. */
  weight: real('weight').notNull(),
  weightType: text('weight_type').notNull(),
  /** Grams of pure metal, the basis of the price. */
  fineWeight: real('fine_weight').notNull(),
  /** Per mille. */
  purity: real('purity').notNull(),
  year: integer('year'),
  label: text('label'),
  /** Further attributes by code: grams, millimetres or text. */
  attributes: text('attributes', { mode: 'json' }).$type<Record<string, number | string>>().notNull(),
  ratings: real('ratings').notNull(),
  until: text('until'),
  options: text('options', { mode: 'json' }).$type<string[]>().notNull(),
  /** The JSON form of the product (contract.md part B section 9): 0 plain, 1 and 2 as untidy PHP code writes it. */
  wireForm: integer('wire_form').notNull(),
  /** 1 is the best seller; null: never among the top sellers. */
  salesRank: integer('sales_rank'),
  createdAt: text('created_at').notNull(),
  updatedAt: text('updated_at').notNull(),
});

export const variants = sqliteTable(
  'variants',
  {
    id: integer('id').primaryKey(),
    code: text('code').notNull().unique(),
    productId: integer('product_id').notNull(),
    position: integer('position').notNull(),
    enabled: integer('enabled', { mode: 'boolean' }).notNull(),
    name: text('name'),
    fineWeight: real('fine_weight').notNull(),
    weightLabel: text('weight_label').notNull(),
    /** Per cent: 0 or 25. */
    vatRate: integer('vat_rate').notNull(),
    /** Share added to the metal value: 0.05 is five per cent. Null: the variant has no price. */
    premium: real('premium'),
    /** Öre without VAT, independent of the metal value, for tests that need an exact amount. Null: priced by the metal. */
    fixedPrice: integer('fixed_price'),
    /** Share of the metal value that the shop pays; null: the shop does not buy it. */
    buyBack: real('buy_back'),
    /** The campaign price as a share of the ordinary price: 0.98 is two per cent off; null for none. */
    campaign: real('campaign'),
    color: text('color'),
    colorName: text('color_name'),
    size: text('size'),
    optionValues: text('option_values', { mode: 'json' }).$type<string[]>().notNull(),
    stock: integer('stock').notNull(),
    /** In stock. */
    onHand: integer('on_hand', { mode: 'boolean' }).notNull(),
    /** Weeks until a backorder arrives; null: not available beyond `stock`. */
    deliveryWeeks: integer('delivery_weeks'),
    soldOut: integer('sold_out', { mode: 'boolean' }).notNull(),
  },
  ({ productId, position, id }) => [index('variants_product').on(productId, position, id)],
);

export const productTaxons = sqliteTable(
  'product_taxons',
  {
    id: integer('id').primaryKey(),
    productId: integer('product_id').notNull(),
    taxonId: integer('taxon_id').notNull(),
    position: integer('position').notNull(),
  },
  ({ productId }) => [index('product_taxons_product').on(productId)],
);

export const productImages = sqliteTable(
  'product_images',
  {
    id: integer('id').primaryKey(),
    productId: integer('product_id').notNull(),
    /** Free text in Sylius; for a picture of one variant, that variant's code. */
    type: text('type'),
    /** `/media/image/ab/cd/<code>-<n>.webp` */
    path: text('path').notNull(),
  },
  ({ productId, path }) => [index('product_images_product').on(productId), index('product_images_path').on(path)],
);

/** Manual price changes through the control API; they remain in effect like a step of the walk. */
export const priceTicks = sqliteTable('price_ticks', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  at: text('at').notNull(),
  gold: real('gold').notNull(),
  silver: real('silver').notNull(),
});
