/**
 * A number in [0, 1) that depends on nothing but its arguments. Keyed instead of a running stream, so that adding one
 * product to the seed does not change the price and stock of every product after it.
 */
export function chance(seed: number, ...keys: readonly (string | number)[]): number {
  let hash = 0x811c9dc5 ^ seed;
  for (const character of keys.join('|')) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  }
  return finish(hash);
}

/** The same for the hot loop of the price walk: two integers in, no strings. */
export function chanceOf(seed: number, stream: number, index: number): number {
  return finish(
    Math.imul(seed + 0x9e3779b9, 0x85ebca6b) ^ Math.imul(stream + 1, 0xc2b2ae35) ^ Math.imul(index, 0x27d4eb2f),
  );
}

/** An integer between both bounds, bounds included. */
export function between(share: number, low: number, high: number): number {
  return low + Math.floor(share * (high - low + 1));
}

/** One element of the list. `share` in [0, 1) chooses it, so the same share always gives the same element. */
export function pick<T>(share: number, list: readonly [T, ...T[]]): T {
  return list[Math.floor(share * list.length)] ?? list[0];
}

function finish(start: number): number {
  let hash = start;
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_296;
}
