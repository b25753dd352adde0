/**
 * The short reference that a failure's text carries: the end of an id of a request, which is random whether the shop or a proxy made it,
 * or of an intent. The line in the log has the same.
 */
export function referenceOf(id: string): string {
  return id.slice(-8);
}
