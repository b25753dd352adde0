/** Our pages to which a login may redirect, without a character that can disguise another site's address as a path. */
const ALLOWED = [
  /^\/profile$/,
  /^\/checkout$/,
  /^\/order\/[A-Za-z0-9_-]{1,64}(\/toc)?$/,
  /^\/$/,
  /^\/kopa-(guld|silver)(\/[a-z0-9-]+){0,2}$/,
];

export const DEFAULT_TARGET = '/profile';

/** The redirect target after signing in, or /profile when it is not one of our pages (domain.md 3.5). */
export function redirectTarget(redirectTo: unknown): string {
  if (typeof redirectTo !== 'string') return DEFAULT_TARGET;
  return ALLOWED.some((page) => page.test(redirectTo)) ? redirectTo : DEFAULT_TARGET;
}
