/** What is mutated, under the name by which `npm run test:mutations -- <name>` asks for it. */
export const FOLDERS = {
  'lib/checkout': ['lib/checkout/**/*.ts'],
  'lib/pricing': ['lib/pricing/**/*.ts'],
  'lib/cart': ['lib/cart/**/*.ts'],
  'lib/identity': ['lib/identity/**/*.ts'],
  'lib/shop-api/server': ['lib/shop-api/server/**/*.ts'],
  // The parsers: of what the backend sends, of what the browser has stored, of requests, and of what is about to be reported.
  'lib/commerce/wire': ['lib/commerce/wire/**/*.ts'],
  'lib/commerce/resources': [
    'lib/commerce/resources/**/*.ts',
    // These ask the backend for more and read nothing themselves; the proxy of pictures is tried as a defence (docs/SECURITY.md).
    '!lib/commerce/resources/**/{fetch,attributes,options,taxon-tree}.ts',
    '!lib/commerce/resources/media/**',
  ],
  edges: ['lib/readers.ts', 'lib/http-server/request-rules.ts', 'lib/reporting/redact.ts'],
};
