/** Progress output for the person at the terminal. */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** Runs a step that takes a while: says what it is, and afterwards how long it took. */
export async function step(title, action) {
  say(`${title} ...`);
  const start = performance.now();
  const result = await action();
  say(`${title}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}

/** An error that a person can act on: printed as one line, without a stack trace. */
export class Refusal extends Error {}

/** Runs a script's main function and turns a Refusal into one clear line and exit code 1. */
export async function run(main) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
