/** Maximum characters next to a heading, so that the products stay on a phone's screen. */
const LONGEST_LEAD = 170;

interface Lead {
  readonly lead: string;
  readonly rest: string | null;
}

/** Cuts a category's text after its first sentences. HTML stays whole: there is no safe place to cut it. */
export function splitLead(text: string): Lead {
  if (text.length <= LONGEST_LEAD || /<[a-z]/i.test(text)) return { lead: text, rest: null };
  const sentences = text.split(/(?<=[.!?])\s+(?=[A-ZÅÄÖ])/);
  const [first = text, ...others] = sentences;
  let lead = first;
  let taken = 1;
  for (const sentence of others) {
    if (lead.length + sentence.length + 1 > LONGEST_LEAD) break;
    lead = `${lead} ${sentence}`;
    taken += 1;
  }
  const rest = sentences.slice(taken).join(' ');
  return { lead, rest: rest === '' ? null : rest };
}
