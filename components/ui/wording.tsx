/** A number with its separators, sign and unit: "14 154 SEK", "+0,10 %", "10.05", "1/10 oz". */
const FIGURE = /([+\u2212-]?\d(?:[\d\u00a0.,:/]*\d)?(?:\u00a0?(?:SEK(?:\/oz|\/g)?|kr|%|kg|g|oz)(?!\p{L}))?)/u;

/** Spread, since an attribute that is undefined is sent in the payload, once for each card. */
const FIGURES = { translate: 'no' } as const;

interface WordingProps {
  text: string;
  className?: string | undefined;
}

/**
 * A text with figures, safe in a page that the browser translates: the words may be, the figures stay. Each part is the only text
 * of its element, since a translation replaces text nodes, and React would go on writing to the replaced ones.
 */
export function Wording({ text, className }: WordingProps) {
  const parts = text.split(FIGURE);
  return (
    <span {...(className && { className })}>
      {parts.length === 1
        ? text
        : parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: words and figures take turns.
            <span key={index} {...(index % 2 === 1 && FIGURES)}>
              {part}
            </span>
          ))}
    </span>
  );
}
