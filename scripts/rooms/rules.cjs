// The directions between the rooms of the house (README, "Where things are"). `npm run check:rooms` holds them.

/** A room may import from itself and from those named, of the ones that this file speaks of. */
const below = {
  'lib/commerce/faults': [],
  'lib/commerce/wire': ['lib/commerce/faults'],
  'lib/commerce/client': ['lib/commerce/faults', 'lib/commerce/wire'],
  'lib/commerce/resources': ['lib/commerce/faults', 'lib/commerce/wire', 'lib/commerce/client'],
  'lib/commerce/catalogue': [
    'lib/commerce/faults',
    'lib/commerce/wire',
    'lib/commerce/client',
    'lib/commerce/resources',
  ],
  'lib/commerce/routing': ['lib/commerce/catalogue'],
};
const COMMERCE = Object.keys(below);

const TESTS = '\\.(test|fixture)\\.tsx?$';
const exactly = (file) => `^${file.replaceAll('.', '\\.')}$`;

/** Pairs that once imported each other: the first may know the second, never the other way round. */
const oneWay = [
  ['lib/shop-api', 'lib/identity'],
  ['lib/catalogue', 'lib/pricing'],
  ['lib/checkout', 'lib/commerce'],
  ['components/saved', 'components/product'],
];

/**
 * What is still to be put right, by file. Each with its reason; a line that no longer applies is to be taken out.
 * @type {Record<string, string>}
 */
const exceptions = {
  // Names the shape of a code's answer, which is the shop's own API's.
  'lib/identity/bankid-flow.ts': 'lib/identity',
};
const excused = (room) => [
  TESTS,
  ...Object.keys(exceptions)
    .filter((file) => exceptions[file] === room)
    .map(exactly),
];

/** What lib/shop-api may see of the catalogue. */
const SURFACE = '^lib/commerce/catalogue/(snapshot|queries|webhook)\\.ts$';

const inRoom = (room) => `^${room}/`;
const anyOf = (rooms) => `^(${rooms.join('|')})/`;

const pairs = oneWay.map(([upper, lower]) => ({
  name: `${lower} knows nothing of ${upper}`,
  severity: 'error',
  from: { path: inRoom(lower), pathNot: excused(lower) },
  to: { path: inRoom(upper) },
}));

const commerce = COMMERCE.map((room) => ({
  name: `${room}: ${below[room].length === 0 ? 'imports no other room of lib/commerce' : `imports only ${below[room].join(', ')}`}`,
  severity: 'error',
  from: { path: inRoom(room), pathNot: excused(room) },
  to: { path: anyOf(COMMERCE), pathNot: [inRoom(room), ...below[room].map(inRoom)] },
}));

module.exports = {
  forbidden: [
    ...commerce,
    ...pairs,
    {
      name: 'lib/shop-api sees only the surface of the catalogue',
      severity: 'error',
      from: { path: '^lib/shop-api/', pathNot: TESTS },
      to: { path: '^lib/commerce/catalogue/', pathNot: SURFACE },
    },
    {
      name: 'the browser’s part of lib/shop-api knows nothing of the server’s',
      severity: 'error',
      from: { path: '^lib/shop-api/client/' },
      to: { path: '^lib/shop-api/server/' },
    },
    {
      name: 'app -> components -> stores -> lib',
      severity: 'error',
      from: { path: '^(lib|stores|components)/', pathNot: TESTS },
      to: { path: '^(app|middleware\\.ts|instrumentation)' },
    },
    {
      name: 'stores and lib know no components',
      severity: 'error',
      from: { path: '^(lib|stores)/' },
      to: { path: '^components/' },
    },
    { name: 'lib knows no stores', severity: 'error', from: { path: '^lib/' }, to: { path: '^stores/' } },
    {
      name: 'two houses that meet over HTTP',
      severity: 'error',
      from: { path: '^(app|components|stores|lib)/' },
      to: { path: '^backend/' },
    },
    {
      name: 'two houses that meet over HTTP, seen from the other',
      severity: 'error',
      from: { path: '^backend/' },
      to: { path: '^(app|components|stores|lib)/' },
    },
    {
      name: 'no circles between files',
      severity: 'error',
      from: { path: '^(app|components|stores|lib)/', pathNot: TESTS },
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|\\.next[^/]*)/' },
    // Sees `import type` too, but reads no JSX: react.cjs reads what has JSX.
    parser: 'swc',
    webpackConfig: { fileName: `${__dirname}/resolve.cjs` },
  },
};
