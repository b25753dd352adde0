const OUNCE = 31.1034768;

const UNIT: Record<string, number> = { g: 1, kg: 1000, oz: OUNCE };

export interface Weight {
  /** Number of pieces: 100 in "100x1 g", 1 in "10 g". */
  readonly pieces: number;
  /** Grams of one piece. */
  readonly grams: number;
  /** One piece as engraved: "1 g". */
  readonly piece: string;
}

/** Parses "2,5 g", "1/4 oz", "100x1 g", "10x1/10 oz" at the start of a label or name; null without a weight. */
export function parseWeight(text: string): Weight | null {
  const match = /^\s*(?:(\d+)\s*[x×]\s*)?(\d+(?:[.,]\d+)?)(?:\/(\d+))?\s*(kg|g|oz)\b/i.exec(
    text.replaceAll('\u00a0', ' '),
  );
  if (!match) return null;
  const [, count, amount = '1', divisor, unit = 'g'] = match;
  const value = Number(amount.replace(',', '.')) / Number(divisor ?? 1);
  return {
    pieces: Number(count ?? 1),
    grams: value * (UNIT[unit.toLowerCase()] ?? 1),
    piece: `${amount.replace('.', ',')}${divisor ? `/${divisor}` : ''} ${unit.toLowerCase()}`,
  };
}

/** The weight to draw: from the start of the name, else the label, else 8 g (a common old gold coin). */
export function weightOf(name: string, label: string): Weight {
  return parseWeight(name) ?? parseWeight(label) ?? { pieces: 1, grams: 8, piece: label };
}

/** Per mille as engraved: 999.9 -> "999,9", 916.7 -> "916,7", 900 -> "900". */
export function fineness(purity: number): string {
  return String(Math.round(purity * 10) / 10).replace('.', ',');
}
