import { describe, expect, it } from 'vitest';
import { splitLead } from './split-lead';

describe('splitLead', () => {
  it('keeps a short text whole', () => {
    expect(splitLead('Mynt från hela världen.')).toEqual({ lead: 'Mynt från hela världen.', rest: null });
  });

  it('cuts between sentences without losing words', () => {
    const text = `${'Tackor från kända raffinaderier. '.repeat(9)}Slut.`;
    const { lead, rest } = splitLead(text);
    expect(lead.length).toBeLessThanOrEqual(170);
    expect(lead.endsWith('.')).toBe(true);
    expect(`${lead} ${rest}`).toBe(text);
  });

  it('does not cut in a number, an abbreviation within a sentence, or HTML', () => {
    const html = `<p>${'ord '.repeat(80)}</p>`;
    expect(splitLead(html).rest).toBeNull();
    const text =
      `Alla tackor väger t.ex. 2.5 gram eller mer. ${'Nästa mening är lång och går vidare. '.repeat(6)}`.trim();
    expect(splitLead(text).lead.startsWith('Alla tackor väger t.ex. 2.5 gram eller mer.')).toBe(true);
  });
});
