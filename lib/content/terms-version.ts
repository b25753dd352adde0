/** The version of the terms that an order of this day was made under; the oldest when it is older than all of them. */
export function termsOf(versions: readonly string[], day: string): string | null {
  return versions.find((version) => version <= day) ?? versions.at(-1) ?? null;
}
