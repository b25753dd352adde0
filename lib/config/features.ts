/** Switches of the shop, set when it is built. */
export const features = {
  /** The price cycle in the browser: countdown, renewal in place, repricing of the cart. Off with NEXT_PUBLIC_PRICES=off. */
  prices: process.env.NEXT_PUBLIC_PRICES !== 'off',
  /** Pages measure web vitals and send them to /api/vitals. On with NEXT_PUBLIC_WEB_VITALS=on. */
  webVitals: process.env.NEXT_PUBLIC_WEB_VITALS === 'on',
} as const;
