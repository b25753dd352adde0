type Victim = 'backend' | 'storefront' | 'both';

export interface Blow {
  readonly victim: Victim;
  /** Due a number of milliseconds after the n-th request whose path contains `part`. */
  readonly part: string;
  readonly nth: number;
  readonly delayMs: number;
}

/** Waits for the time of a kill, by counting the shoppers' requests. */
export class Moment {
  private seen = 0;
  private strike: (() => void) | undefined;
  /** Resolves when the kill is due. */
  readonly come: Promise<void>;
  private readonly blow: Blow;

  constructor(blow: Blow) {
    this.blow = blow;
    this.come = new Promise((resolve) => {
      this.strike = resolve;
    });
  }

  sent(path: string): void {
    if (!path.includes(this.blow.part)) return;
    this.seen += 1;
    if (this.seen === this.blow.nth) setTimeout(() => this.strike?.(), this.blow.delayMs);
  }

  /** No more requests will follow. */
  end(): void {
    this.strike?.();
  }
}
