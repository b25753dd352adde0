import {
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { useEndOfVisit } from '@/components/ui/use-end-of-visit';
import { whenRestored } from '@/lib/browser/when-restored';
import { SIZE } from '@/lib/domain/paths/catalogue-paths';
import { entryVariant, hasPriceSpan, type Offered } from '@/lib/domain/product/in-variant';
import {
  type Choosable,
  type ChosenOptions,
  NO_CHOICE,
  type Variation,
  variationOf,
} from '@/lib/domain/product/variation';

interface VariantChoice extends Variation<Choosable & Offered> {
  readonly setChoice: Dispatch<SetStateAction<ChosenOptions>>;
  /** The chosen variant's id; until then, that of the cheapest one that the choice leaves. */
  readonly shownId: string;
}

const Context = createContext<VariantChoice | null>(null);

interface VariantChoiceProviderProps {
  variants: readonly (Choosable & Offered)[];
  /** The size of each weight that the address may name (`sizesByWeight`). */
  sizes: Readonly<Record<string, string>>;
  children: ReactNode;
}

export function VariantChoiceProvider({ variants, sizes, children }: VariantChoiceProviderProps) {
  const [choice, setChoice] = useState(NO_CHOICE);
  const value = useMemo(() => {
    const variation = variationOf(variants, choice);
    return { ...variation, setChoice, shownId: (variation.chosen ?? entryVariant(variation.left))?.id ?? '' };
  }, [variants, choice]);
  useEndOfVisit(setChoice, NO_CHOICE);
  const preset = useEffectEvent(() => {
    const weight = new URLSearchParams(location.search).get(SIZE) ?? '';
    const size = Object.hasOwn(sizes, weight) ? sizes[weight] : undefined;
    // A press from before the page's code was loaded comes first.
    if (size !== undefined) setChoice((chosen) => (chosen === NO_CHOICE ? { ...NO_CHOICE, size } : chosen));
  });
  // Only here: the page's HTML is the same for every size, so that it stays prerendered.
  useLayoutEffect(() => preset(), []);
  useEffect(() => whenRestored(() => preset()), []);
  return <Context value={value}>{children}</Context>;
}

export function useVariantChoice(): VariantChoice {
  const value = useContext(Context);
  if (!value) throw new Error('useVariantChoice outside of VariantChoiceProvider');
  return value;
}

/** "från", while the choice leaves several prices. */
export function UntilChosen({ children }: { children: ReactNode }) {
  const { chosen, left } = useVariantChoice();
  return chosen === null && hasPriceSpan({ variants: left }) ? children : null;
}

interface OfVariantProps {
  /** The server-rendered view of each variant by its id, renewed with every price. */
  views: Readonly<Record<string, ReactNode>>;
}

export function OfVariant({ views }: OfVariantProps) {
  return views[useVariantChoice().shownId] ?? null;
}
