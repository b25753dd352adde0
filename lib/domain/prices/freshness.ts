/** Whether prices are too old. Both in seconds; an unknown age is too old. */
export function isStale(age: number | null, staleAfter: number): boolean {
  return age === null || age > staleAfter;
}

/** "31 minuter", "2 timmar", "3 dygn" from an age in seconds, rounded down, at least one minute. */
export function formatAge(seconds: number): string {
  const minutes = Math.max(1, Math.floor(seconds / 60));
  if (minutes < 60) return minutes === 1 ? '1\u00a0minut' : `${minutes}\u00a0minuter`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return hours === 1 ? '1\u00a0timme' : `${hours}\u00a0timmar`;
  return `${Math.floor(hours / 24)}\u00a0dygn`;
}
