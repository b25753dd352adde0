/** Arrays and plain objects: what JSON is made of. */
function isTree(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/**
 * Deduplicates strings in place below `root`: parsing creates a new one for each "Valcambi" and category name, and a
 * substring keeps the longer string in memory. Only for a value without cycles that is not shared yet.
 */
export function shareStrings(root: object, known = new Map<string, string>()): void {
  for (const [name, value] of Object.entries(root)) {
    if (isTree(value)) shareStrings(value, known);
    if (typeof value !== 'string') continue;
    const first = known.get(value);
    if (first === undefined) known.set(value, value);
    else Reflect.set(root, name, first);
  }
}
