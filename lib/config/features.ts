/** Build-time feature switches. */
export const features = {
  /** The price cycle in the browser: countdown, refresh without a reload, repricing of the cart. Off with NEXT_PUBLIC_PRICES=off. */
  prices: process.env.NEXT_PUBLIC_PRICES !== 'off',
  /** Sends web vitals to /api/vitals. On with NEXT_PUBLIC_WEB_VITALS=on. */
  webVitals: process.env.NEXT_PUBLIC_WEB_VITALS === 'on',
} as const;
