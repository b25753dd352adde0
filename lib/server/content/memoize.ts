/** Caches the result of `make`, since content never changes in a deployment. Not in development, so that an editor sees changes. */
export function memoize<T>(make: () => T): () => T {
  let kept: { readonly value: T } | undefined;
  return () => {
    if (process.env.NODE_ENV === 'development') return make();
    kept ??= { value: make() };
    return kept.value;
  };
}
