import type { ReactNode } from 'react';
import { BuyBox } from '@/components/cart/buy-box';
import type { CartProduct } from '@/lib/domain/cart/cart-item';
import { toCartProduct } from '@/lib/domain/cart/cart-product';
import { formatSek } from '@/lib/domain/prices/format';
import { comesInVariants, inVariant, offerOf, sizesByWeight } from '@/lib/domain/product/in-variant';
import { PRICE_ON_REQUEST } from '@/lib/domain/product/price-on-request';
import type { Product } from '@/lib/domain/product/product';
import { site } from '@/lib/domain/site';
import { BuyBar } from './buy-bar';
import { OfVariant, UntilChosen, VariantChoiceProvider, VariantPurchase } from './lazy-variants';
import { PriceBlock } from './price-block';

/** Provides the choice of variant, which is reset for another product. */
export function VariantScope({ product, children }: { product: Product; children: ReactNode }) {
  if (!comesInVariants(product)) return children;
  return (
    <VariantChoiceProvider key={product.code} sizes={sizesByWeight(product)} variants={product.variants}>
      {children}
    </VariantChoiceProvider>
  );
}

/** Rendered on the server for each variant: the browser needs neither rates nor pricing code to follow a choice. */
export function PerVariant({ product, render }: { product: Product; render: (product: Product) => ReactNode }) {
  if (!comesInVariants(product)) return render(product);
  const views = product.variants.map((variant) => [variant.id, render(inVariant(product, variant))] as const);
  return <OfVariant views={Object.fromEntries(views)} />;
}

interface PurchaseProps {
  product: Product;
  /** Time of the next price change, ISO 8601. */
  validUntil: string;
}

function itemsOf(product: Product): Record<string, CartProduct> {
  const entries = product.variants.map(
    (variant) => [variant.id, toCartProduct(product, offerOf(product, variant).label, variant)] as const,
  );
  return Object.fromEntries(entries.flatMap(([id, item]) => (item ? [[id, item] as const] : [])));
}

export function PurchaseBox({ product, validUntil }: PurchaseProps) {
  const { isLowest, hasChoice, label } = offerOf(product);
  const before = isLowest ? (
    <UntilChosen>
      <span>från </span>
    </UntilChosen>
  ) : null;
  const price = (
    <>
      {before}
      <PerVariant
        product={product}
        render={(shown) => (
          <span translate={shown.price === null ? undefined : 'no'}>
            {shown.price === null ? PRICE_ON_REQUEST : formatSek(shown.price)}
          </span>
        )}
      />
    </>
  );
  return (
    <>
      <PerVariant
        product={product}
        render={(shown) => <PriceBlock before={before} product={shown} validUntil={validUntil} />}
      />
      {hasChoice ? (
        <VariantPurchase items={itemsOf(product)} price={price} />
      ) : (
        <BuyBar price={price}>
          <BuyBox item={toCartProduct(product, label)} key={product.code} />
        </BuyBar>
      )}
      <noscript>
        <p>{`För att handla här behöver webbläsaren JavaScript. Ring ${site.phone.display}, så hjälper vi dig.`}</p>
      </noscript>
    </>
  );
}
