const { readdirSync, readFileSync } = require('node:fs');

// The allowed directions of imports (docs/architecture.md). `npm run check:rooms` enforces them.

/**
 * A folder of `components` or of one of lib's three rooms. dependency-cruiser counts the imports of its subfolders as its own, and
 * follows each import to the folder that has the file: it misses only a circle that enters a room in one subfolder and leaves it in another.
 */
const ROOM = '^(components|lib/(domain|server|browser))/[^/]+$';
const FOLDERS = ['app', 'components', 'stores', 'lib'];

/** Forbids imports from one path to another. */
const never = (name, from, to) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: typeof to === 'string' ? { path: to } : to,
});

/** Modules that start a browser's code, as patterns: what they import runs in browsers too. */
const CLIENTS = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`)
    .filter((file) => /^['"]use client['"]/m.test(readFileSync(file, 'utf8'))),
).map((file) => `^${file.replace(/[.()[\]]/g, '\\$&')}$`);

module.exports = {
  forbidden: [
    never('lib/domain is pure', '^lib/domain/', '^lib/(?!domain/)'),
    // Every call needs the backend's address and time limits, and reports what the backend did wrong.
    never(
      'lib/server/sylius imports lib/domain, settings and reports',
      '^lib/server/sylius/',
      '^lib/(browser|server/(?!config/|reporting/|sylius/))',
    ),
    never('settings and reports know no backend', '^lib/server/(config|reporting)/', '^lib/server/sylius/'),
    never('lib/server runs on servers', '^lib/server/', '^lib/browser/'),
    never('lib/browser runs in browsers', '^lib/browser/', '^lib/server/'),
    never('stores run in browsers', '^stores/', '^lib/server/'),
    never('browsers reach no code of the server', CLIENTS, { path: '^lib/server/', reachable: true }),
    never('lib has rooms only', '^(app|components|stores|lib)/', '^lib/[^/]+$'),
    never('components/saved -> components/product', '^components/product/', '^components/saved/'),
    never('app -> components -> stores -> lib', '^(lib|stores|components)/', '^(app|middleware\\.ts|instrumentation)'),
    never('stores and lib import no components', '^(lib|stores)/', '^components/'),
    never('lib imports no stores', '^lib/', '^stores/'),
    never('the storefront meets the backend over HTTP only', '^(app|components|stores|lib)/', '^backend/'),
    never('the backend meets the storefront over HTTP only', '^backend/', '^(app|components|stores|lib)/'),
    {
      name: 'no circular folders: of two rooms, one can be read without the other',
      severity: 'error',
      scope: 'folder',
      from: { path: ROOM },
      to: { circular: true },
    },
    never('imports lead to a file', '^(app|components|stores|lib|backend)/', {
      couldNotResolve: true,
      path: '^(@|[.]+)/',
    }),
    never('no circular imports', '^(app|components|stores|lib|backend)/', { circular: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|\\.next[^/]*)/|\\.(test|fixture)\\.tsx?$' },
    // Sees `import type` too, but cannot read JSX: react.cjs handles files with JSX.
    parser: 'swc',
    webpackConfig: { fileName: `${__dirname}/resolve.cjs` },
  },
};
