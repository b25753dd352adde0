/** Milliseconds before a page that came back with the old prices is requested again; longer each time. */
const RENEW_AGAIN = 1_500;
const RENEWALS = 5;

/** What the server's pages show, or this one. */
interface RenderedVersion {
  /** Milliseconds since 1970. */
  readonly epoch: number | null;
  readonly version: string | null;
}

/** An epoch may go back: a corrected clock, a restored backup, the hour that autumn repeats. Another one is newer. */
function differs(a: RenderedVersion, b: RenderedVersion): boolean {
  return a.epoch !== b.epoch || (a.version !== null && b.version !== null && a.version !== b.version);
}

/**
 * Refreshes the page until it shows what the server's pages show; after a few attempts gives up until the next response.
 * @param shown what the page shows
 */
export function createRenewal(renew: () => void, shown: () => RenderedVersion) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wanted: RenderedVersion = { epoch: null, version: null };
  let isRunning = false;
  const isBehind = () => {
    const now = shown();
    return now.epoch !== null && differs(now, wanted);
  };
  const attempt = (count: number) => {
    isRunning = isBehind() && count <= RENEWALS;
    if (!isRunning) return;
    renew();
    timer = setTimeout(() => attempt(count + 1), RENEW_AGAIN * count);
  };
  return {
    want(epoch: number, version: string | null) {
      const asked = { epoch, version };
      if (isRunning && !differs(wanted, asked)) return;
      wanted = asked;
      clearTimeout(timer);
      attempt(1);
    },
    stop: () => clearTimeout(timer),
  };
}
