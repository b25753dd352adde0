import { defineConfig } from 'vitest/config';
import shop from '../../vitest.config';

/** They start a process; they read public/, which is not copied. */
const IMPOSSIBLE = ['lib/server/entrance/serve.test.ts', 'lib/server/content/texts.test.ts'];

/** They wait for time to pass, start a server, try thousands of inputs or index all texts: only for the mutants of their own folder. */
const SLOW = [
  'lib/server/api/orders/shared-intents.test.ts',
  'lib/server/catalogue/group/',
  'lib/server/search/products/search-products.test.ts',
  'lib/server/catalogue/snapshot.test.ts',
  'lib/server/catalogue/watch/price-watch.test.ts',
  'lib/server/content/',
  'lib/server/entrance/',
  'lib/server/history/',
  'lib/server/reporting/operate.test.ts',
  'lib/server/reporting/request-context.test.ts',
  'lib/server/search/search-shop.test.ts',
  'lib/server/store/',
];

/** What the paths of the folder's tests begin with (mutations.mjs); without it, the fast tests of lib/. */
const own = process.env.MUTATION_TESTS?.split(' ');

const beginsWith = (file: string, starts: readonly string[]) => starts.some((start) => file.startsWith(start));

function isChosen(pattern: string): boolean {
  const file = pattern.replaceAll('\\', '');
  if (IMPOSSIBLE.includes(file)) return false;
  return own ? beginsWith(file, own) : file.startsWith('lib/') && !beginsWith(file, SLOW);
}

const projects = shop.test?.projects?.map((project) => {
  if (typeof project !== 'object' || !('test' in project)) return project;
  return { ...project, test: { ...project.test, include: project.test?.include?.filter(isChosen) } };
});

export default defineConfig({ ...shop, test: { ...shop.test, projects } });
