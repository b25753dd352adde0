/** The version of the terms that applied on this day; the oldest for an earlier day. */
export function termsOf(versions: readonly string[], day: string): string | null {
  return versions.find((version) => version <= day) ?? versions.at(-1) ?? null;
}
