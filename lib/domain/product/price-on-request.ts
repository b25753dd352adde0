/** Shown when the price is unknown. */
export const PRICE_ON_REQUEST = 'Pris på förfrågan';
