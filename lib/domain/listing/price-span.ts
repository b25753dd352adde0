import { typedText } from '@/lib/domain/typed-text';

export interface PriceSpan {
  /** Whole kronor as shown, inclusive; null for an open end. */
  readonly from: number | null;
  readonly to: number | null;
}

/** The form's fields, which a browser without scripts sends. */
export const PRICE_FIELDS = { from: 'pris-fran', to: 'pris-till' } as const;

/** Swaps the ends of a span when the lower one is not first. */
export function orderedSpan({ from, to }: PriceSpan): PriceSpan {
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };
}

const MULTIPLES = { 1000000: /^(?:milj(?:on(?:er)?)?|mn|mnkr|mkr)\b/, 1000: /^(?:tusen|tkr|k)\b/ };
const MOST_KRONOR = 999_999_999;

/**
 * Parses typed kronor and drops öre: "10 000 kr", "1500,50 kr.", "1500:50", "1,5 milj" (1 500 000). Null without digits.
 */
export function typedKronor(text: string): number | null {
  const [, amount, unit = ''] = /(\d[\d .,:]*)-?\s*(\p{L}*)/u.exec(typedText(text).toLowerCase()) ?? [];
  if (amount === undefined) return null;
  const [times] = Object.entries(MULTIPLES).find(([, names]) => names.test(unit)) ?? [];
  const kronor = times
    ? Math.floor(
        Number(
          amount
            .replaceAll(' ', '')
            .replace(/[.,:]*$/, '')
            .replace(',', '.'),
        ) * Number(times),
      )
    : Number(
        amount
          .trim()
          .replace(/[.,:]\d{0,2}$/, '')
          .replace(/\D/g, ''),
      );
  return Number.isNaN(kronor) ? null : Math.min(kronor, MOST_KRONOR);
}

/** Reads `pris` from our own URLs, or the two form fields that a browser without scripts sends. */
export function spanOf(params: URLSearchParams): PriceSpan {
  const [, from, to] = /^(\d{0,9})-(\d{0,9})$/.exec(params.get('pris') ?? '') ?? [];
  return orderedSpan({
    from: typedKronor(from ?? params.get(PRICE_FIELDS.from) ?? ''),
    to: typedKronor(to ?? params.get(PRICE_FIELDS.to) ?? ''),
  });
}

/** The value of `pris` in our own URLs ("1000-5000", either end may be open); null for a span without ends. */
export function spanText({ from, to }: PriceSpan): string | null {
  return from === null && to === null ? null : `${from ?? ''}-${to ?? ''}`;
}
