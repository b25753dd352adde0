/** Milliseconds before a page that came back with old prices is refreshed again; longer each time. */
const RENEW_AGAIN = 1_500;
const RENEWALS = 5;

interface RenderedVersion {
  /** Milliseconds since 1970. */
  readonly epoch: number | null;
  readonly version: string | null;
}

/** An epoch may go back (a corrected clock, a restored backup, the repeated hour in autumn), so any other epoch counts as newer. */
function differs(a: RenderedVersion, b: RenderedVersion): boolean {
  return a.epoch !== b.epoch || (a.version !== null && b.version !== null && a.version !== b.version);
}

/** Refreshes the page until it shows (`current`) the server's prices; after a few attempts gives up until the next status. */
export function createRenewal(renew: () => void, current: () => RenderedVersion) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wanted: RenderedVersion = { epoch: null, version: null };
  let isRunning = false;
  const isBehind = () => {
    const now = current();
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
      const latest = { epoch, version };
      if (isRunning && !differs(wanted, latest)) return;
      wanted = latest;
      clearTimeout(timer);
      attempt(1);
    },
    stop: () => clearTimeout(timer),
  };
}
