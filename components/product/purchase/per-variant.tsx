import type { ReactNode } from 'react';
import { comesInVariants, entryVariant, inVariant } from '@/lib/product/in-variant';
import type { Product } from '@/lib/product/product';
import { OfVariant, VariantChoiceProvider } from './lazy-variants';

/** Provides the choice of variant, which is reset for another product. */
export function VariantScope({ product, children }: { product: Product; children: ReactNode }) {
  if (!comesInVariants(product)) return children;
  return (
    <VariantChoiceProvider entryId={entryVariant(product.variants)?.id} key={product.code} variants={product.variants}>
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
