/** Build-time feature switches. */
export const features = {
  /** The price cycle in the browser: countdown, refresh without a reload, repricing of the cart. Off with NEXT_PUBLIC_PRICES=off. */
  prices: process.env.NEXT_PUBLIC_PRICES !== 'off',
} as const;
