const { existsSync } = require('node:fs');

// The allowed directions of imports (docs/architecture.md). `npm run check:rooms` enforces them.

/** The folders of lib, highest first: each may import only those after it. `lib/*.ts` is below all of them. */
const ROOMS = [
  'server',
  'ucp',
  'api/server',
  'analytics',
  'seo',
  'routes',
  'history',
  'catalogue',
  'checkout',
  'account',
  'api/client',
  'cart',
  'sylius',
  'api/contract',
  'listing',
  'product',
  'content',
  'store',
  'reporting',
  'config',
  'pictures',
  'prices',
];

const TESTS = '\\.(test|fixture)\\.tsx?$';
const anyOf = (rooms) => `^lib/(${rooms.join('|')})/`;

for (const room of ROOMS) if (!existsSync(`lib/${room}`)) throw new Error(`lib/${room} does not exist`);

const rooms = ROOMS.slice(1).map((room, index) => ({
  name: `lib/${room} imports only rooms below it`,
  severity: 'error',
  from: { path: anyOf([room]), pathNot: TESTS },
  to: { path: anyOf(ROOMS.slice(0, index + 1)) },
}));

module.exports = {
  forbidden: [
    ...rooms,
    {
      name: 'lib/*.ts imports no room',
      severity: 'error',
      from: { path: '^lib/[^/]+$', pathNot: TESTS },
      to: { path: '^lib/.+/' },
    },
    {
      name: 'components/saved -> components/product',
      severity: 'error',
      from: { path: '^components/product/', pathNot: TESTS },
      to: { path: '^components/saved/' },
    },
    {
      name: 'app -> components -> stores -> lib',
      severity: 'error',
      from: { path: '^(lib|stores|components)/', pathNot: TESTS },
      to: { path: '^(app|middleware\\.ts|instrumentation)' },
    },
    {
      name: 'stores and lib import no components',
      severity: 'error',
      from: { path: '^(lib|stores)/' },
      to: { path: '^components/' },
    },
    { name: 'lib imports no stores', severity: 'error', from: { path: '^lib/' }, to: { path: '^stores/' } },
    {
      name: 'the storefront meets the backend over HTTP only',
      severity: 'error',
      from: { path: '^(app|components|stores|lib)/' },
      to: { path: '^backend/' },
    },
    {
      name: 'the backend meets the storefront over HTTP only',
      severity: 'error',
      from: { path: '^backend/' },
      to: { path: '^(app|components|stores|lib)/' },
    },
    {
      name: 'no circular imports',
      severity: 'error',
      from: { path: '^(app|components|stores|lib)/', pathNot: TESTS },
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|\\.next[^/]*)/' },
    // Sees `import type` too, but cannot read JSX: react.cjs handles files with JSX.
    parser: 'swc',
    webpackConfig: { fileName: `${__dirname}/resolve.cjs` },
  },
};
