/** About as much as stands beside a heading without pushing the goods off a phone's screen, in characters. */
const LONGEST = 170;

export interface Lead {
  readonly lead: string;
  /** What is said below the listing instead; null for nothing. */
  readonly rest: string | null;
}

/** Cuts a category's text after its first sentences. HTML is left whole: only its author knows where it may be cut. */
export function splitLead(text: string): Lead {
  if (text.length <= LONGEST || /<[a-z]/i.test(text)) return { lead: text, rest: null };
  const sentences = text.split(/(?<=[.!?])\s+(?=[A-ZÅÄÖ])/);
  const [first = text, ...others] = sentences;
  let lead = first;
  let taken = 1;
  for (const sentence of others) {
    if (lead.length + sentence.length + 1 > LONGEST) break;
    lead = `${lead} ${sentence}`;
    taken += 1;
  }
  const rest = sentences.slice(taken).join(' ');
  return { lead, rest: rest === '' ? null : rest };
}
