import { dealerFlags } from '../catalogue/dealer-flags';
import { priceOf } from '../catalogue/price';
import type { ImageRow, ProductBundle, ProductRow } from '../catalogue/product-bundle';
import { canBeOrdered } from '../catalogue/stock';
import { filmPath } from '../media/film-routes';
import type { SpotRates } from '../spot/rates';
import { type Exchange, iri } from './exchange';
import { spellings } from './spelling';

/** A product in the shop API's JSON: Sylius' own fields first, then the shop's (contract.md A3 and part B section 4). */
export function productJson(exchange: Exchange, { product, ...related }: ProductBundle, rates: SpotRates): object {
  const { dialect } = exchange;
  const spell = spellings(product.wireForm);
  const variantIris = related.variants.map((variant) => iri(exchange, 'product-variants', variant.code));
  const last = related.variants.at(-1);
  const lastPrice = last ? priceOf(last, product.metal, rates) : null;
  const first = related.variants[0];
  return {
    '@id': iri(exchange, 'products', product.code),
    '@type': 'Product',
    id: product.id,
    code: product.code,
    name: product.name,
    slug: product.name === null ? null : product.slug,
    description: product.description,
    shortDescription: null,
    mainTaxon: product.mainTaxon === null ? null : iri(exchange, 'taxons', product.mainTaxon),
    productTaxons: related.memberships.map(({ id }) => iri(exchange, 'product-taxons', id)),
    images: related.images.map((image) => imageJson(exchange, product.code, image)),
    options: product.options.map((code) => iri(exchange, 'product-options', code)),
    variants: variantIris,
    defaultVariant: variantIris[0] ?? null,
    ...(dialect.defaultVariantData
      ? { defaultVariantData: first ? defaultVariantData(exchange, product, first, rates) : null }
      : {}),
    associations: [],
    averageRating: product.ratings,
    createdAt: product.createdAt,
    updatedAt: product.updatedAt,
    brand: spell.brand(product.brand),
    attributes: spell.attributes({
      etikett: product.label,
      video: filmPath(product.code),
      ...dealerFlags(product),
      ...product.attributes,
    }),
    productTaxonsTaxon: spell.names(related.memberships.map(({ taxonName }) => taxonName)),
    weight: spell.decimal(product.weight),
    weightType: spell.label(product.weightType),
    syncRates: spell.label(product.metal === 'gold' ? 'XAU' : 'XAG'),
    purity: spell.purity(product.purity),
    ratings: spell.rating(product.ratings),
    until: product.until,
    purchasePrice: lastPrice?.purchasePrice ?? null,
    // The customer's price for the last variant during its campaign, VAT included, as in every other call.
    sale_price: last?.campaign == null || lastPrice?.price == null ? null : lastPrice.price + lastPrice.vat,
  };
}

/** One picture of a product. `path` is relative or an absolute URL of the picture cache, depending on the dialect. */
function imageJson(exchange: Exchange, productCode: string, image: ImageRow): object {
  const { dialect, origin } = exchange;
  const flat = iri(exchange, 'product-images', image.id);
  const nested = `${iri(exchange, 'products', productCode)}/images/${image.id}`;
  const cached = `${origin}/sylius/media/cache/resolve/sylius_original${image.path.replace('/media/image', '')}`;
  return {
    '@id': dialect.imageIris === 'nested' ? nested : flat,
    '@type': 'ProductImage',
    id: image.id,
    type: image.type,
    path: dialect.imagePaths === 'relative' ? image.path : cached,
  };
}

function defaultVariantData(
  exchange: Exchange,
  product: ProductRow,
  variant: ProductBundle['variants'][number],
  rates: SpotRates,
): object {
  const { price, originalPrice, lowestPriceBeforeDiscount } = priceOf(variant, product.metal, rates);
  return {
    '@id': iri(exchange, 'product-variants', variant.code),
    '@type': 'ProductVariant',
    code: variant.code,
    name: variant.name,
    inStock: canBeOrdered(variant),
    ...(price === null ? {} : { price, originalPrice, lowestPriceBeforeDiscount }),
  };
}
