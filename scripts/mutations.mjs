// `npm run test:mutations [-- [--changed] folder ...]`: mutates the code and counts the mutants that tests notice, folder by folder.
// With --changed, mutants with unchanged code and tests keep the result of the last run.
import os from 'node:os';
import { parseArgs } from 'node:util';
import { FOLDERS } from './mutations/folders.mjs';
import { LOWEST, strykerSettings } from './mutations/settings.mjs';
import { ensureInstalled } from './support/install.mjs';
import { Refusal, run, say } from './support/say.mjs';

/** A mutant is noticed when it makes a test fail or run forever. */
const NOTICED = ['Killed', 'Timeout'];
const UNNOTICED = ['Survived', 'NoCoverage'];

function chosenFolders(names) {
  const unknown = names.filter((name) => !(name in FOLDERS));
  if (unknown.length > 0) throw new Refusal(`Not among ${Object.keys(FOLDERS).join(', ')}: ${unknown.join(', ')}`);
  if (names.length === 0) return Object.entries(FOLDERS);
  return names.map((name) => [name, FOLDERS[name]]);
}

await run(async () => {
  ensureInstalled();
  const { values, positionals } = parseArgs({ options: { changed: { type: 'boolean' } }, allowPositionals: true });
  const folders = chosenFolders(positionals);
  // Hours of computation on a machine that others use.
  os.setPriority(os.constants.priority.PRIORITY_LOW);
  const { Stryker } = await import('@stryker-mutator/core');
  const lines = [];
  let isTooLow = false;
  for (const [name, mutate] of folders) {
    say(`\n== ${name}`);
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
