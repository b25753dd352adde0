/**
 * The harmonised notice on the legal guarantee (Reg. (EU) 2025/1960) as text; the dealer has to add the official picture
 * (docs/operations.md).
 */
export const LEGAL_GUARANTEE =
  'Du har tre års reklamationsrätt, en lagstadgad garanti: är varan felaktig ska vi som säljare reparera eller byta ut den utan kostnad, annars har du rätt till prisavdrag eller att häva köpet.';
