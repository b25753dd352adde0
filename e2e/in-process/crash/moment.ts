export type Victim = 'backend' | 'storefront' | 'both';

export interface Blow {
  readonly victim: Victim;
  /** Falls when the n-th request whose path has this part goes out, and so many milliseconds later. */
  readonly part: string;
  readonly nth: number;
  readonly delayMs: number;
}

/** Waits for the moment of a blow, by the requests that shoppers send. */
export class Moment {
  private seen = 0;
  private strike: (() => void) | undefined;
  /** Resolves when the blow is due. */
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

  /** There will be no more requests. */
  end(): void {
    this.strike?.();
  }
}
