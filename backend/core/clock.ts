/** The backend's only source of time, so that tests can trigger a price change or an expiry without waiting. */
export type Clock = ReturnType<typeof createClock>;

/** A clock that starts at the time of `system` and keeps running with it after `set`, `advance` (seconds) and `reset`. */
export function createClock(system = Date.now) {
  let offset = 0;
  return {
    now: () => new Date(system() + offset),
    set: (moment: Date) => {
      offset = moment.getTime() - system();
    },
    advance: (seconds: number) => {
      offset += seconds * 1000;
    },
    reset: () => {
      offset = 0;
    },
  };
}
