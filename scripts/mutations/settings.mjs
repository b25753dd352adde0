/** Percent of the mutants of every folder that the tests must notice. */
export const LOWEST = 85;

/**
 * How Stryker works here. Left out, each because a test that noticed it would test no behaviour:
 * - sentences for people (`sentences.mjs`): their wording is reviewed by people, and a test would be a copy of it;
 * - mutants that run once while a file loads (`ignoreStatic`): tables and patterns. Stryker would run every test for each, and what
 *   a table or pattern does is held by the functions that read it, whose mutants are in;
 * - `ObjectLiteral` emptied to `{}` and `ArrayDeclaration` with a made-up element: the compiler refuses nearly all of them.
 */
export function strykerSettings(name, mutate, onlyChanged) {
  return {
    incremental: true,
    incrementalFile: `.data/mutations/${name.replaceAll('/', '-')}.json`,
    force: !onlyChanged,
    mutate: [...mutate, '!**/*.test.ts', '!**/*.fixture.ts'],
    mutator: { excludedMutations: ['ObjectLiteral', 'ArrayDeclaration'] },
    ignorers: ['sentences'],
    ignoreStatic: true,
    plugins: ['@stryker-mutator/vitest-runner', `${import.meta.dirname}/sentences.mjs`],
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutations/vitest.config.ts' },
    coverageAnalysis: 'perTest',
    concurrency: Number(process.env.MUTATION_WORKERS || 1),
    // Nothing here but the source: Stryker copies the folder for its mutants.
    ignorePatterns: ['.*', 'public', 'docs', 'e2e/.results'],
    tempDirName: '.data/mutants',
    // Stryker would read it with an API that TypeScript 7 no longer has. Vitest needs only what it finds itself.
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
