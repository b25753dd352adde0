import { expect, it } from 'vitest';
import { splitLead } from './split-lead';

it('cuts between sentences without losing words, and not in a number or an abbreviation', () => {
  const text = `Alla tackor väger t.ex. 2.5 gram eller mer. ${'Nästa mening är lång och går vidare. '.repeat(6)}Slut.`;
  const { lead, rest } = splitLead(text);
  expect(lead.startsWith('Alla tackor väger t.ex. 2.5 gram eller mer.')).toBe(true);
  expect(lead.length).toBeLessThanOrEqual(170);
  expect(`${lead} ${rest}`).toBe(text);
});

it.each(['Mynt från hela världen.', `<p>${'Ord. '.repeat(80)}</p>`])('keeps a short text or HTML whole', (text) => {
  expect(splitLead(text)).toEqual({ lead: text, rest: null });
});
