import { parseArgs } from 'node:util';
import { Refusal } from '../support/say.mjs';

export const PARTS = ['pages', 'weight', 'growth', 'tabs', 'load', 'lighthouse', 'policy'];
/** What runs without being asked for: the others take minutes or need more than a shop. */
const USUAL = ['pages', 'weight', 'growth'];

/** Seconds and counts. `quick` is for a first impression; figures to be kept come from a full run on a quiet machine. */
const EXTENT = {
  full: { rounds: 5, seconds: 6, warmUp: 3, growthLoad: 45, sizes: [228, 1_000, 10_000], lighthouseRuns: 11 },
  quick: { rounds: 3, seconds: 2, warmUp: 1, growthLoad: 12, sizes: [228, 1_000, 10_000], lighthouseRuns: 3 },
};

function count(name, value) {
  if (value === undefined) return undefined;
  if (!/^[1-9]\d{0,5}$/.test(value)) throw new Refusal(`--${name}: "${value}" is no number.`);
  return Number(value);
}

function partsOf(values) {
  if (values.only !== undefined) {
    const parts = values.only.split(',');
    const unknown = parts.filter((part) => !PARTS.includes(part));
    if (unknown.length > 0)
      throw new Refusal(`--only: there is no ${unknown.join(', ')}. There is ${PARTS.join(', ')}.`);
    return parts;
  }
  const asked = ['tabs', 'load', 'lighthouse'].filter((part) => values[part]);
  return asked.length > 0 ? asked : USUAL;
}

/**
 * What the command line asks for (docs/benchmark.md). A part that is asked for by its own option runs alone.
 * @throws Refusal for an option that cannot be understood
 */
export function readOptions(args) {
  let values;
  try {
    values = parseArgs({
      args,
      options: {
        quick: { type: 'boolean', default: false },
        only: { type: 'string' },
        tabs: { type: 'string' },
        load: { type: 'string' },
        rate: { type: 'string' },
        lighthouse: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new Refusal(error.message);
  }
  return {
    parts: partsOf(values),
    isQuick: values.quick,
    extent: values.quick ? EXTENT.quick : EXTENT.full,
    tabs: count('tabs', values.tabs) ?? 1_000,
    loadSeconds: count('load', values.load) ?? 300,
    rate: count('rate', values.rate),
  };
}
