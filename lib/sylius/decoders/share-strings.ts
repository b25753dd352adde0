/** Arrays and plain objects: what JSON is made of. */
function isTree(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/**
 * Makes equal strings one string, in place, in everything below `root`: parsing makes a new one for each "Valcambi" and each category's
 * name, and a short one cut from a longer keeps the longer in memory. Only for a value without cycles that has not been shared yet.
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
