import { formatClock } from './format';

/** From then on the time left is counted down, and announced once. In seconds. */
const SOON = 120;

interface PriceHolds {
  readonly text: string;
  /** For screen readers: changes once, not every second. */
  readonly announced: string | null;
}

function timeLeft(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1\u00a0sekund' : `${seconds}\u00a0sekunder`;
  const rest = seconds % 60;
  return `${Math.floor(seconds / 60)}\u00a0min ${rest}\u00a0s`;
}

/**
 * How long the sum beside the order button holds, and what ordering does to it (section 5.1 of the purchase terms).
 * @param until the next price change
 * @param left whole seconds until then by the server's clock; null when unknown
 */
export function priceHolds(until: Date, left: number | null): PriceHolds {
  const lock = 'Priset låses när du beställer och gäller sedan så länge du betalar i tid.';
  const clock = `kl.\u00a0${formatClock(until)}`;
  if (left === null || left > SOON) return { text: `Summan gäller till ${clock}. ${lock}`, announced: null };
  if (left === 0)
    return { text: `Nya priser hämtas. Ändras summan får du se det innan du beställer.`, announced: null };
  return {
    text: `Nytt pris om ${timeLeft(left)}, ${clock}. ${lock}`,
    announced: `Nytt pris ${clock}, om mindre än två minuter.`,
  };
}
