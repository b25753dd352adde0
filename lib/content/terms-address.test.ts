import { describe, expect, it } from 'vitest';
import { purchaseTerms } from './terms';
import { isUnknownTerms } from './terms-address';

describe('isUnknownTerms', () => {
  it('knows every version by its address', () => {
    for (const { version } of purchaseTerms()) expect(isUnknownTerms(`/kopvillkor/${version}`), version).toBe(false);
  });

  it('has an opinion about versions of the terms only', () => {
    expect(isUnknownTerms('/kopvillkor/1999-01-01')).toBe(true);
    expect(isUnknownTerms('/kopvillkor')).toBe(false);
    expect(isUnknownTerms('/guldtackor/a')).toBe(false);
  });
});
