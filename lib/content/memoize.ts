/**
 * Keeps what `make` returned: the texts are part of the deployment, and every page is rendered anew with each price. In
 * development it is made each time, so that an editor sees a change.
 */
export function memoize<T>(make: () => T): () => T {
  let kept: { readonly value: T } | undefined;
  return () => {
    if (process.env.NODE_ENV === 'development') return make();
    kept ??= { value: make() };
    return kept.value;
  };
}
