/**
 * A deterministic number in [0, 1). Keyed instead of taken from a random stream, so that adding a product to the seed does
 * not change the price and stock of every later product.
 */
export function chance(seed: number, ...keys: readonly (string | number)[]): number {
  let hash = 0x811c9dc5 ^ seed;
  for (const character of keys.join('|')) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  }
  return finish(hash);
}

/** The same for the hot loop of the price walk, with integers instead of strings. */
export function chanceOf(seed: number, stream: number, index: number): number {
  return finish(
    Math.imul(seed + 0x9e3779b9, 0x85ebca6b) ^ Math.imul(stream + 1, 0xc2b2ae35) ^ Math.imul(index, 0x27d4eb2f),
  );
}

/** An integer between the two bounds, inclusive. */
export function between(share: number, low: number, high: number): number {
  return low + Math.floor(share * (high - low + 1));
}

/** The list element at `share` in [0, 1); deterministic. */
export function pick<T>(share: number, list: readonly [T, ...T[]]): T {
  return list[Math.floor(share * list.length)] ?? list[0];
}

function finish(start: number): number {
  let hash = start;
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_296;
}
