/**
 * What the harmonised notice on the legal guarantee says (Reg. (EU) 2025/1960), in text: the official picture is the dealer's to put
 * in (docs/operations.md).
 */
export const LEGAL_GUARANTEE =
  'Du har tre års reklamationsrätt, en lagstadgad garanti: är varan felaktig ska vi som säljare reparera eller byta ut den utan kostnad, annars har du rätt till prisavdrag eller att häva köpet.';
