import PageCache from './cache-handler.mjs';

// Whatever starts the server imports this first. Next takes the page cache that stands here as it is, but imports one that is named in
// its configuration twice for each request, an eighth of what a finished page costs
// (docs/decisions/0101-a-page-cache-by-symbol.md).
globalThis[Symbol.for('@next/cache-handlers')] = { FetchCache: PageCache };
