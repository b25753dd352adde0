/** What is mutated, under the name by which `npm run test:mutations -- <name>` asks for it. */
export const FOLDERS = {
  'lib/checkout': ['lib/checkout/**/*.ts'],
  'lib/pricing': ['lib/prices/**/*.ts'],
  'lib/cart': ['lib/cart/**/*.ts'],
  'lib/identity': ['lib/account/**/*.ts'],
  'lib/api/server': ['lib/api/server/**/*.ts'],
  // The parsers: of what the backend sends, of what the browser has stored, of requests, and of what is about to be reported.
  'lib/commerce/wire': ['lib/sylius/decoders/**/*.ts'],
  'lib/commerce/resources': [
    'lib/sylius/resources/**/*.ts',
    // These ask the backend for more and read nothing themselves; the proxy of pictures is tried as a defence (docs/SECURITY.md).
    '!lib/sylius/resources/**/{fetch,attributes,options,taxon-tree}.ts',
    '!lib/sylius/resources/media/**',
  ],
  edges: ['lib/decoders.ts', 'lib/server/request-rules.ts', 'lib/reporting/redact.ts'],
};
