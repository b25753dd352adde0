/** What is mutated, under the name by which `npm run test:mutations -- <name>` asks for it. */
export const FOLDERS = {
  'lib/checkout': ['lib/checkout/**/*.ts'],
  'lib/pricing': ['lib/pricing/**/*.ts'],
  'lib/cart': ['lib/cart/**/*.ts'],
  'lib/identity': ['lib/identity/**/*.ts'],
  'lib/shop-api/server': ['lib/shop-api/server/**/*.ts'],
  // Everything that reads what nobody vouches for.
  parsers: [
    'lib/commerce/wire/**/*.ts',
    'lib/commerce/resources/**/*.ts',
    'lib/readers.ts',
    'lib/http-server/request-rules.ts',
    'lib/reporting/redact.ts',
  ],
};
