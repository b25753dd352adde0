const priced = ['priced'] as const;

/** The keys of all server state in the browser. A new price epoch invalidates everything below `priced`. */
export const queryKeys = {
  priced,
  /** A view of a category; `search` is its canonical query string. */
  listing: (code: string, search: string) => [...priced, 'listing', code, search] as const,
  listings: [...priced, 'listing'] as const,
  product: (code: string) => [...priced, 'product', code] as const,
  saved: (codes: readonly string[]) => [...priced, 'saved', codes] as const,
  allSaved: [...priced, 'saved'] as const,
  deliveryTimes: (lines: readonly { readonly variantId: string; readonly qty: number }[]) =>
    ['delivery-times', lines] as const,
  identityCheck: (purpose: string, page: string) => ['identity-check', purpose, page] as const,
};
