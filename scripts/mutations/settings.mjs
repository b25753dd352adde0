/** Minimum percentage of mutants per folder that the tests must notice. */
export const LOWEST = 85;

/**
 * Stryker's settings. Excluded, each because a test that noticed it would test no behaviour:
 * - texts for people (`sentences.mjs`): people review their wording, and a test would be a copy of it;
 * - mutants that run once while a file loads (`ignoreStatic`), that is tables and patterns. Stryker would run every test for each, and
 *   the mutants of the functions that read them cover their effect;
 * - `ObjectLiteral` emptied to `{}` and `ArrayDeclaration` with a made-up element: the compiler rejects nearly all of them.
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
    // Only the source: Stryker copies the folder for its mutants.
    ignorePatterns: ['.*', 'public', 'docs', 'e2e/.results'],
    tempDirName: '.data/mutants',
    // Stryker would read the tsconfig with an API that TypeScript 7 no longer has. Vitest finds its settings without it.
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
