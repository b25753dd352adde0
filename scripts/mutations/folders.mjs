/** The mutated files, by the name for `npm run test:mutations -- <name>`. */
export const FOLDERS = {
  'lib/checkout': ['lib/checkout/**/*.ts'],
  'lib/pricing': ['lib/prices/**/*.ts'],
  'lib/cart': ['lib/cart/**/*.ts'],
  'lib/identity': ['lib/account/**/*.ts'],
  'lib/api/server': ['lib/api/server/**/*.ts'],
  // The parsers of backend responses, stored browser data, requests, and error reports.
  'lib/commerce/wire': ['lib/sylius/decoders/**/*.ts'],
  'lib/commerce/resources': [
    'lib/sylius/resources/**/*.ts',
    // These only request further data and parse nothing; the picture proxy is tested as a defence (docs/SECURITY.md).
    '!lib/sylius/resources/**/{fetch,attributes,options,taxon-tree}.ts',
    '!lib/sylius/resources/media/**',
  ],
  edges: ['lib/decoders.ts', 'lib/server/request-rules.ts', 'lib/reporting/redact.ts'],
};
