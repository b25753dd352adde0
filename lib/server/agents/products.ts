import type { Category } from '@/lib/domain/listing/category';
import { productPath } from '@/lib/domain/paths/catalogue-paths';
import { fineWeight, grossWeight, premium, pricePerGram } from '@/lib/domain/prices/metrics';
import { type Ore, ore } from '@/lib/domain/prices/money';
import type { Epoch, Rates } from '@/lib/domain/prices/rates';
import { decidedVat } from '@/lib/domain/prices/vat';
import { knownAttributes } from '@/lib/domain/product/attributes';
import { type AvailabilityKind, availability } from '@/lib/domain/product/availability';
import type { Product } from '@/lib/domain/product/product';
import { weightLabel } from '@/lib/domain/product/weight';
import type { Catalogue } from '@/lib/server/catalogue/catalogue';
import { plainText } from '@/lib/server/content/html';
import { AXES, labelsOf, type Sellable } from './sellable';

/** The data behind a response: the same as for the pages. */
export interface Moment {
  readonly catalogue: Catalogue;
  readonly epoch: Epoch;
  readonly rates: Rates;
  /** Without trailing slash. */
  readonly siteUrl: string;
}

export const CURRENCY = 'SEK';

const COINS =
  'Arts & Entertainment > Hobbies & Creative Arts > Collectibles > Collectible Coins & Currency > Collectible Coins';

const STATUS = {
  inStock: 'in_stock',
  backorder: 'backorder',
  soldOut: 'out_of_stock',
} as const satisfies Readonly<Record<AvailabilityKind, string>>;

const price = (amount: Ore) => ({ amount, currency: CURRENCY });

function range(amounts: readonly Ore[]) {
  return {
    min: price(ore(Math.min(...amounts))),
    max: price(ore(Math.max(...amounts))),
  };
}

/** The path to a product's category, root first. */
export function pathOf({ catalogue }: Pick<Moment, 'catalogue'>, { categoryCode }: Product): readonly Category[] {
  return catalogue.paths.get(categoryCode ?? '') ?? [];
}

/** The shop's own category names, and Google's for coins, since it has none for bars (domain.md 6). */
function categoriesOf(path: readonly Category[]) {
  const merchant = { value: path.map(({ name }) => name).join(' > '), taxonomy: 'merchant' };
  const isCoin = path.some(({ code }) => code.includes('mynt'));
  return isCoin ? [merchant, { value: COINS, taxonomy: 'google_product_category' }] : [merchant];
}

function describe(product: Product) {
  return { plain: plainText(product.description) || product.name };
}

/** Öre per gram of fine metal; omitted when unknown. */
function unitPrice(product: Product) {
  const grams = fineWeight(product);
  const amount = pricePerGram(product);
  if (grams === null || amount === null) return {};
  const measure = { value: Number(grams.toFixed(4)), unit: 'g' };
  return { unit_price: { ...price(amount), measure, reference: { value: 1, unit: 'g' } } };
}

/** Known facts about metal and price, in grams, per mille, percent and öre. */
function metadataOf(product: Product, { epoch, rates }: Moment) {
  const [gross, fine] = [grossWeight(product), fineWeight(product)];
  const above = premium(product, rates)?.paid ?? null;
  const values = {
    metal: product.metal,
    gross_weight_grams: gross === null ? null : Number(gross.toFixed(4)),
    fine_weight_grams: fine === null ? null : Number(fine.toFixed(4)),
    fineness: product.purity,
    premium_percent: above === null ? null : Number(above.toFixed(2)),
    buy_back_price: product.buyBackPrice,
    vat: decidedVat(product),
    investment_gold: product.isInvestmentGold,
    right_of_withdrawal: product.mayWithdraw,
    price_epoch: epoch.changed,
    price_valid_until: epoch.nextChange,
    ...Object.fromEntries(knownAttributes('agents', product).map(({ key }) => [key, product.attributes[key]])),
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}

function variantOf({ code, product, price: amount, options }: Sellable, moment: Moment) {
  const { kind } = availability(product);
  const labels = options.map(({ label }) => label).join(' / ');
  return {
    id: code,
    sku: code,
    title: labels || product.name,
    description: describe(product),
    url: moment.siteUrl + productPath(product),
    price: price(amount),
    ...(product.reducedFrom === null ? {} : { list_price: price(product.reducedFrom) }),
    ...unitPrice(product),
    availability: { available: kind !== 'soldOut', status: STATUS[kind] },
    ...(options.length > 0 ? { options } : {}),
    metadata: metadataOf(product, moment),
  };
}

function ratingOf({ ratings, reviews }: Product) {
  if (ratings <= 0) return {};
  return { rating: { value: ratings, scale_min: 1, scale_max: 5, ...(reviews === null ? {} : { count: reviews }) } };
}

/** Each option axis with its values in variant order; empty without a choice. */
function optionsOf(sellables: readonly Sellable[]) {
  return Object.values(AXES).flatMap((name) => {
    const values = labelsOf(sellables, name).map((label) => ({ label }));
    return values.length > 0 ? [{ name, values }] : [];
  });
}

/**
 * A product in the protocol's format.
 * @param all everything sold of it, for the price range and the options
 * @param variants those to include, the featured one first
 */
export function productOf(product: Product, all: readonly Sellable[], variants: readonly Sellable[], moment: Moment) {
  const options = optionsOf(all);
  const tags = [product.metal, weightLabel(product), product.brand].filter((tag) => tag !== null);
  return {
    id: product.code,
    handle: product.slug,
    title: product.name,
    description: describe(product),
    url: moment.siteUrl + productPath(product),
    categories: categoriesOf(pathOf(moment, product)),
    price_range: range(all.map((sellable) => sellable.price)),
    media: product.images.map(({ src }) => ({ type: 'image', url: moment.siteUrl + src, alt_text: product.name })),
    ...(options.length > 0 ? { options } : {}),
    variants: variants.map((sellable) => variantOf(sellable, moment)),
    ...ratingOf(product),
    tags,
  };
}
