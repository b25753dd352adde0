import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { useEndOfVisit } from '@/components/ui/use-end-of-visit';
import { type Choice, type Choosable, NO_CHOICE, type Variation, variationOf } from '@/lib/product/variation';

interface VariantChoice extends Variation {
  readonly choice: Choice;
  readonly setChoice: (choice: Choice) => void;
  /** The chosen variant's id; the cheapest one's until a choice is made. */
  readonly shownId: string;
}

const Context = createContext<VariantChoice | null>(null);

interface VariantChoiceProviderProps {
  variants: readonly Choosable[];
  entryId?: string | undefined;
  children: ReactNode;
}

export function VariantChoiceProvider({ variants, entryId = '', children }: VariantChoiceProviderProps) {
  const [choice, setChoice] = useState(NO_CHOICE);
  const value = useMemo(() => {
    const variation = variationOf(variants, choice);
    return { ...variation, choice, setChoice, shownId: variation.chosen?.id ?? entryId };
  }, [variants, entryId, choice]);
  useEndOfVisit(setChoice, NO_CHOICE);
  return <Context value={value}>{children}</Context>;
}

export function useVariantChoice(): VariantChoice {
  const value = useContext(Context);
  if (!value) throw new Error('useVariantChoice outside of VariantChoiceProvider');
  return value;
}

export function UntilChosen({ children }: { children: ReactNode }) {
  return useVariantChoice().chosen === null ? children : null;
}

interface OfVariantProps {
  /** The server-rendered view of each variant by its id, renewed with every price. */
  views: Readonly<Record<string, ReactNode>>;
}

export function OfVariant({ views }: OfVariantProps) {
  return views[useVariantChoice().shownId] ?? null;
}
