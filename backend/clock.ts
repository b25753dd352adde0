/** The backend's only source of time, so that a test can drive a price tick or an expiry without waiting. */
export interface Clock {
  now(): Date;
  /** Pins "now" to a moment; time runs on from there. */
  set(moment: Date): void;
  advance(seconds: number): void;
  reset(): void;
}

/** A clock that starts at system time. `advance` takes seconds; `set` and `reset` keep it running from the new time. */
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
