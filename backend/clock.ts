/** The backend's only source of time, so that tests can trigger a price change or an expiry without waiting. */
export interface Clock {
  now(): Date;
  /** Sets the current time; the clock runs on from there. */
  set(moment: Date): void;
  advance(seconds: number): void;
  reset(): void;
}

/** A clock that starts at system time and keeps running after `set`, `advance` (seconds) and `reset`. */
export function createClock(): Clock {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    set: (moment) => {
      offset = moment.getTime() - Date.now();
    },
    advance: (seconds) => {
      offset += seconds * 1000;
    },
    reset: () => {
      offset = 0;
    },
  };
}
