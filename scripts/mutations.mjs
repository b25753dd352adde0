// `npm run test:mutations [-- [--changed] folder ...]`: mutates the code and counts the mutants that tests notice, folder by folder.
// With --changed, mutants with unchanged code and tests keep the result of the last run.
import os from 'node:os';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './support/install.mjs';
import { Refusal, run, say } from './support/say.mjs';

/** The fast tests of lib/ (mutations/vitest.config.ts). */
const FAST = null;

/** The mutated files by the name for `npm run test:mutations -- <name>`, and where their tests lie if not in the folder of that name. */
const FOLDERS = {
  'lib/domain/buyer': { mutate: ['lib/domain/buyer/**/*.ts'] },
  'lib/domain/order': { mutate: ['lib/domain/order/**/*.ts'], tests: FAST },
  'lib/domain/prices': { mutate: ['lib/domain/prices/**/*.ts'], tests: FAST },
  'lib/domain/cart': { mutate: ['lib/domain/cart/**/*.ts'], tests: FAST },
  'lib/domain/holdings': { mutate: ['lib/domain/holdings/**/*.ts'], tests: FAST },
  'lib/domain/paths': { mutate: ['lib/domain/paths/**/*.{ts,mjs}'] },
  'lib/server/agents': { mutate: ['lib/server/agents/**/*.ts'] },
  'lib/server/api': { mutate: ['lib/server/api/**/*.ts'], tests: FAST },
  'lib/server/catalogue': { mutate: ['lib/server/catalogue/**/*.ts', '!lib/server/catalogue/watch/**'] },
  'lib/server/catalogue/watch': {
    mutate: ['lib/server/catalogue/watch/**/*.ts'],
    tests: ['lib/server/catalogue/watch', 'lib/server/api/webhook-event'],
  },
  'lib/server/config': { mutate: ['lib/server/config/**/*.ts'] },
  'lib/server/content': { mutate: ['lib/server/content/**/*.ts'] },
  'lib/server/entrance': {
    // The excluded files only connect the others.
    mutate: ['lib/server/entrance/**/*.{ts,mjs}', '!lib/server/entrance/{serve,start-instance,shop-parts}.ts'],
  },
  'lib/server/history': { mutate: ['lib/server/history/**/*.ts'] },
  'lib/server/reporting': {
    mutate: ['lib/{domain,server}/reporting/**/*.ts'],
    tests: ['lib/domain/reporting', 'lib/server/reporting'],
  },
  'lib/server/search': {
    mutate: ['lib/server/search/**/*.ts'],
    tests: ['lib/server/search', 'e2e/in-process/search-phrases.test.ts'],
  },
  'lib/server/seo': { mutate: ['lib/server/seo/**/*.ts'] },
  'lib/server/sessions': { mutate: ['lib/server/sessions/**/*.ts'], tests: FAST },
  'lib/server/store': {
    mutate: ['lib/server/store/**/*.ts'],
    tests: ['lib/server/store', 'lib/server/api/rate-limit'],
  },
  // Parsers of backend responses.
  'lib/server/sylius/decoders': {
    mutate: ['lib/server/sylius/decoders/**/*.ts', 'lib/domain/decoders.ts'],
    tests: FAST,
  },
  'lib/server/sylius/resources': {
    mutate: [
      'lib/server/sylius/resources/**/*.ts',
      // These only fetch.
      '!lib/server/sylius/resources/**/{attributes,options,taxon-tree}.ts',
      '!lib/server/sylius/resources/media/**',
    ],
    tests: FAST,
  },
  'lib/server/sylius/resources/media': {
    mutate: ['lib/server/sylius/resources/media/**/*.ts', 'app/sylius/media/**/*.ts'],
    tests: ['lib/server/sylius/resources/media', 'app/sylius/media'],
  },
};

/** Per cent of each folder's mutants that tests must detect. */
const LOWEST = 85;

/**
 * Stryker's settings. Excluded are mutants whose detection would test no behaviour:
 * - texts for people (`sentences.mjs`): people review the wording, and a test would only copy it;
 * - static mutants (`ignoreStatic`), which are tables and patterns: each would run every test, and the functions that use them are
 *   mutated anyway;
 * - `ObjectLiteral` and `ArrayDeclaration`: the compiler rejects nearly all of them.
 */
function strykerSettings(name, mutate, onlyChanged) {
  return {
    incremental: true,
    incrementalFile: `.data/mutations/${name.replaceAll('/', '-')}.json`,
    force: !onlyChanged,
    mutate: [...mutate, '!**/*.test.ts', '!**/*.fixture.ts'],
    mutator: { excludedMutations: ['ObjectLiteral', 'ArrayDeclaration'] },
    ignorers: ['sentences'],
    ignoreStatic: true,
    plugins: ['@stryker-mutator/vitest-runner', `${import.meta.dirname}/mutations/sentences.mjs`],
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutations/vitest.config.ts' },
    coverageAnalysis: 'perTest',
    concurrency: Number(process.env.MUTATION_WORKERS || 1),
    // Stryker copies the folder for each run, so only the source is included.
    ignorePatterns: ['.*', 'public', 'docs', 'e2e/.results'],
    tempDirName: '.data/mutants',
    // Stryker reads it with an API removed in TypeScript 7. Vitest finds its own.
    tsconfigFile: 'none',
    disableTypeChecks: false,
    checkers: [],
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { allowEmojis: false, logTests: false, reportTests: false, reportScoreTable: false },
    allowConsoleColors: false,
    allowEmpty: true,
    timeoutMS: 3000,
    thresholds: { high: 100, low: LOWEST, break: null },
  };
}

const NOTICED = ['Killed', 'Timeout'];
const UNNOTICED = ['Survived', 'NoCoverage'];

function chosenFolders(names) {
  const unknown = names.filter((name) => !(name in FOLDERS));
  if (unknown.length > 0) throw new Refusal(`Not among ${Object.keys(FOLDERS).join(', ')}: ${unknown.join(', ')}`);
  if (names.length === 0) return Object.entries(FOLDERS);
  return names.map((name) => [name, FOLDERS[name]]);
}

await run(async () => {
  await ensureInstalled();
  const { values, positionals } = parseArgs({ options: { changed: { type: 'boolean' } }, allowPositionals: true });
  const folders = chosenFolders(positionals);
  // Hours of computation on a machine that others use.
  os.setPriority(os.constants.priority.PRIORITY_LOW);
  const { Stryker } = await import('@stryker-mutator/core');
  const lines = [];
  let isTooLow = false;
  for (const [name, { mutate, tests = [name] }] of folders) {
    say(`\n== ${name}`);
    // Read by mutations/vitest.config.ts.
    if (tests) process.env.MUTATION_TESTS = tests.join(' ');
    else delete process.env.MUTATION_TESTS;
    const settings = strykerSettings(name, mutate, values.changed === true);
    const results = await new Stryker(settings).runMutationTest().catch((error) => {
      throw new Refusal(`Stryker could not run: ${error.message}`);
    });
    const count = (statuses) => results.filter(({ status }) => statuses.includes(status)).length;
    const [noticed, unnoticed] = [count(NOTICED), count(UNNOTICED)];
    const score = (100 * noticed) / Math.max(1, noticed + unnoticed);
    isTooLow ||= score < LOWEST;
    lines.push(
      `${name.padEnd(24)} ${score.toFixed(1).padStart(6)} %   ${noticed} of ${noticed + unnoticed} mutants noticed`,
    );
  }
  say(`\n${lines.join('\n')}`);
  if (isTooLow) throw new Refusal(`Tests must notice ${LOWEST} % of the mutants of each folder.`);
});
