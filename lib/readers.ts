/**
 * Reads one value that nobody vouches for: what it stands for, or undefined when it cannot be read.
 *
 * What the browser has stored is read while a page starts. There zod is a tenth of all the code that a page may load; these
 * few lines are what its schemas would do. Everywhere else, zod it is.
 */
export type Reader<T> = (value: unknown) => T | undefined;

export const readText: Reader<string> = (value) => (typeof value === 'string' ? value : undefined);

export const readNumber: Reader<number> = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

export const readFlag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

/** What `read` reads, when `passes` says yes to it. */
export function that<T>(read: Reader<T>, passes: (value: T) => boolean): Reader<T> {
  return (value) => {
    const found = read(value);
    return found !== undefined && passes(found) ? found : undefined;
  };
}

export function nullable<T>(read: Reader<T>): Reader<T | null> {
  return (value) => (value === null ? null : read(value));
}

export function oneOf<T extends string>(...known: readonly T[]): Reader<T> {
  return (value) => known.find((candidate) => candidate === value);
}

/** A list of such values. One that cannot be read makes the whole unreadable. */
export function listOf<T>(read: Reader<T>): Reader<readonly T[]> {
  return (value) => {
    if (!Array.isArray(value)) return undefined;
    const found: T[] = [];
    for (const entry of value) {
      const one = read(entry);
      if (one === undefined) return undefined;
      found.push(one);
    }
    return found;
  };
}

/** An object with these fields and no others. One field that cannot be read makes the whole unreadable. */
export function record<T extends object>(fields: { readonly [K in keyof T]-?: Reader<T[K]> }): Reader<T> {
  return (value) => {
    if (typeof value !== 'object' || value === null) return undefined;
    const found: Partial<T> = {};
    for (const name in fields) {
      const field = fields[name](Reflect.get(value, name));
      if (field === undefined) return undefined;
      found[name] = field;
    }
    // Every field has been read by now, which the compiler cannot know.
    return found as T;
  };
}
