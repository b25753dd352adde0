// Plain JavaScript: next.config.mjs and Next's page cache read it without a compiler.

/** First segments of the internal paths of listings; never visible to visitors. The folders of app/(shop) have the same names. */
export const STATIC_PREFIX = 'listing-static';
export const DYNAMIC_PREFIX = 'listing-dynamic';

/** Stands for an empty query string in an internal path, whose segments cannot be empty. */
export const NO_QUERY = 'alla';

/** The prerendered "not found" page in the shop's frame; notFound() alone sends an empty page that a script fills. */
export const NOWHERE = '/not-found';

/** Shown with 400 for a cart link with invalid items. */
export const BROKEN_LINK = '/felaktig-lank';

/** Shown with 503 while the shop has nothing to show. */
export const CLOSED = '/closed';

/** Internal request header: the route that the entrance has found, so that middleware has nothing to decide. */
export const ROUTE_HEADER = 'x-known-page';
