/** Shown in place of a price that is not known. */
export const PRICE_ON_REQUEST = 'Pris på förfrågan';
