'use client';

import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { ProductVariant } from '@/lib/catalogue/product';
import { type Choice, NO_CHOICE, type Variation, variationOf } from '@/lib/catalogue/variation';

interface VariantChoice extends Variation {
  readonly choice: Choice;
  readonly setChoice: (choice: Choice) => void;
  /** The chosen variant's id; the last one's until a choice is made (spec.md section 4). */
  readonly shownId: string;
}

const Context = createContext<VariantChoice | null>(null);

interface VariantChoiceProviderProps {
  variants: readonly ProductVariant[];
  children: ReactNode;
}

/** One choice of colour and size for everything on the page that follows it. */
export function VariantChoiceProvider({ variants, children }: VariantChoiceProviderProps) {
  const [choice, setChoice] = useState(NO_CHOICE);
  const value = useMemo(() => {
    const variation = variationOf(variants, choice);
    return { ...variation, choice, setChoice, shownId: (variation.chosen ?? variants.at(-1))?.id ?? '' };
  }, [variants, choice]);
  return <Context value={value}>{children}</Context>;
}

export function useVariantChoice(): VariantChoice {
  const value = useContext(Context);
  if (!value) throw new Error('useVariantChoice outside of VariantChoiceProvider');
  return value;
}

interface OfVariantProps {
  /** What the server has rendered for each variant, by its id: new with every price. */
  views: Readonly<Record<string, ReactNode>>;
}

/** The one that belongs to the variant that is meant now. */
export function OfVariant({ views }: OfVariantProps) {
  return views[useVariantChoice().shownId] ?? null;
}
