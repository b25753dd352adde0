import { describe, expect, it } from 'vitest';
import { purchaseTerms } from './terms';
import { isUnknownTerms } from './terms-address';

describe('isUnknownTerms', () => {
  it('is false for every version', () => {
    for (const { version } of purchaseTerms()) expect(isUnknownTerms(`/kopvillkor/${version}`), version).toBe(false);
  });

  it('is true for unknown versions of the terms only', () => {
    expect(isUnknownTerms('/kopvillkor/1999-01-01')).toBe(true);
    expect(isUnknownTerms('/kopvillkor')).toBe(false);
    expect(isUnknownTerms('/guldtackor/a')).toBe(false);
  });
});
