/**
 * Decodes an unknown value: a value of type T, or undefined when the input is not one. Never throws.
 *
 * For what a page reads while it starts. Everywhere else zod is used (docs/decisions/0120-decoders-for-stored-values.md).
 */
export type Decoder<T> = (value: unknown) => T | undefined;

/** A string, also an empty one. */
export const readText: Decoder<string> = (value) => (typeof value === 'string' ? value : undefined);

/** A finite number; NaN and infinities are rejected. */
export const readNumber: Decoder<number> = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

/** true or false, without conversion: 1 and "true" are rejected. */
export const readFlag: Decoder<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

/** A value that `read` accepts and for which `passes` holds. */
export function refine<T>(read: Decoder<T>, passes: (value: T) => boolean): Decoder<T> {
  return (value) => {
    const result = read(value);
    return result !== undefined && passes(result) ? result : undefined;
  };
}

/** Null, or a value that `read` accepts. Undefined is rejected. */
export function nullable<T>(read: Decoder<T>): Decoder<T | null> {
  return (value) => (value === null ? null : read(value));
}

/** Never rejects: `fallback` in place of what `read` rejects. For a field that another release may lack. */
export function otherwise<T>(read: Decoder<T>, fallback: T): Decoder<T> {
  return (value) => read(value) ?? fallback;
}

/** One of these strings. */
export function oneOf<T extends string>(...known: readonly T[]): Decoder<T> {
  return (value) => known.find((candidate) => candidate === value);
}

/** A list of such values. One rejected element makes the whole list undefined. */
export function listOf<T>(read: Decoder<T>): Decoder<readonly T[]> {
  return (value) => {
    if (!Array.isArray(value)) return undefined;
    const result: T[] = [];
    for (const entry of value) {
      const one = read(entry);
      if (one === undefined) return undefined;
      result.push(one);
    }
    return result;
  };
}

/** An object with these fields; others are dropped. One rejected field makes the whole object undefined. */
export function objectOf<T extends object>(fields: { readonly [K in keyof T]-?: Decoder<T[K]> }): Decoder<T> {
  return (value) => {
    if (typeof value !== 'object' || value === null) return undefined;
    const result: Partial<T> = {};
    for (const name in fields) {
      const field = fields[name](Reflect.get(value, name));
      if (field === undefined) return undefined;
      result[name] = field;
    }
    // All fields have been read, which the compiler cannot know.
    return result as T;
  };
}
