/** Stands where a price would, when none can be told. */
export const PRICE_ON_REQUEST = 'Pris på förfrågan';
