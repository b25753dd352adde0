import { chanceOf } from '../core/random';
import { EPOCHS_PER_HOUR, epochNumber } from './epoch';

/** The day to whose level the bases of the walk refer. */
const LEVEL = epochNumber(new Date('2026-11-22T00:05:00Z'));
const YEAR = 365.25 * 24 * EPOCHS_PER_HOUR;

/** The slow part of the price, as a factor: it rises in the year before LEVEL, imperceptibly from one epoch to the next. */
export function trend(epoch: number): number {
  const years = (epoch - LEVEL) / YEAR;
  return 1 + 0.11 * Math.sin((2 * Math.PI * years) / 2.3) + 0.03 * Math.sin((2 * Math.PI * years) / 0.6);
}

/** Start of the walk; earlier prices equal their base. */
const ORIGIN = epochNumber(new Date('2020-01-01T00:05:00Z'));

/** Separate random streams, so that the metals move independently. */
const streams = { XAU: 0, XAG: 1, XPT: 2 } as const;

interface Position {
  readonly epoch: number;
  /** Natural logarithms of price / base, in this epoch and in the one before it. */
  readonly level: number;
  readonly before: number;
}

const reached = new Map<string, Position>();

/**
 * Factors on the metal's base price in an epoch and in the one before, deterministic for a seed. Every step is 0.05 to
 * 0.3 per cent (domain.md 8.5); the further the price is from its base, the likelier it turns back, so that it stays at a
 * believable level for years.
 */
export function walkFactors(seed: number, metal: keyof typeof streams, epoch: number) {
  const key = `${seed}/${metal}`;
  const known = reached.get(key);
  const start = known && known.epoch <= epoch ? known : { epoch: ORIGIN, level: 0, before: 0 };
  const position = advance(seed, streams[metal], start, epoch);
  reached.set(key, position);
  return { current: Math.exp(position.level), previous: Math.exp(position.before) };
}

function advance(seed: number, stream: number, from: Position, epoch: number): Position {
  let { level, before } = from;
  for (let step = from.epoch + 1; step <= epoch; step += 1) {
    const size = Math.log1p(0.0005 + 0.0025 * chanceOf(seed, stream, 2 * step));
    const up = chanceOf(seed, stream, 2 * step + 1) < 0.5 - 1.28 * level;
    before = level;
    level += up ? size : -size;
  }
  return { epoch: Math.max(from.epoch, epoch), level, before };
}
