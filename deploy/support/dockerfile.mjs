import { Refusal } from '../../scripts/support/say.mjs';

const FROM = /^(\S+)(?: AS (\S+))?$/i;

/** Logical lines: without comments and empty lines, continued lines joined. */
function linesOf(text) {
  const kept = text.split('\n').filter((line) => line.trim() !== '' && !/^\s*#/.test(line));
  return kept
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n');
}

/**
 * The stages of a Dockerfile in order: `{ name, base, steps: [{ instruction, rest }] }`. Supports what our own file uses:
 * variables only in FROM, one instruction per line.
 */
export function stagesOf(text) {
  const stages = [];
  const global = new Map();
  for (const line of linesOf(text)) {
    const [, instruction, rest] = /^([A-Z]+)\s+(.+)$/.exec(line) ?? [];
    if (!instruction) throw new Refusal(`Dockerfile: "${line}" is no instruction.`);
    if (instruction === 'FROM') {
      const [, base = '', name = ''] =
        FROM.exec(rest.replaceAll(/\$\{(\w+)\}/g, (_, key) => global.get(key) ?? '')) ?? [];
      stages.push({ name, base, steps: [] });
    } else if (stages.length === 0) {
      for (const [key, value] of pairsIn(rest)) global.set(key, value);
    } else {
      stages.at(-1).steps.push({ instruction, rest });
    }
  }
  return stages;
}

/** Parses `A=1 B=` into pairs. */
export function pairsIn(rest) {
  return rest.split(/\s+/).map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return [name, value.join('=')];
  });
}

/** Splits `--from=build --chown=node:node a b` into its options and the rest. */
export function optionsIn(rest) {
  const words = rest.split(/\s+/);
  const first = words.findIndex((word) => !word.startsWith('--'));
  return [Object.fromEntries(pairsIn(words.slice(0, first).join(' '))), words.slice(first)];
}

/** Whether .dockerignore excludes a path of the context. Supports single-name patterns; the last match wins. */
export function ignoredBy(text) {
  const rules = linesOf(text).map((line) => {
    const isException = line.startsWith('!');
    const pattern = isException ? line.slice(1) : line;
    if (pattern.includes('/'))
      throw new Refusal(`.dockerignore: "${line}" is more than one name, which is not known here.`);
    const escaped = pattern.replaceAll(/[.+^$()|[\]{}]/g, String.raw`\$&`).replaceAll('*', '.*');
    return { isException, expression: new RegExp(`^${escaped}$`) };
  });
  return (name) => rules.findLast(({ expression }) => expression.test(name))?.isException === false;
}
