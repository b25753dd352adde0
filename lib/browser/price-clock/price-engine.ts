import type { Closed } from '@/lib/domain/order/closed';
import { isStale } from '@/lib/domain/prices/freshness';
import { countdownTarget, lastPriceChange, secondsUntil } from '@/lib/domain/prices/schedule';
import type { SharedStatus, ShopStatus } from './shop-status';

/** Milliseconds. Prices are due one second after the countdown's zero; the spread keeps tabs from requesting at the same moment. */
const AFTER_ZERO = 1_000;
const SPREAD = 1_000;
const SECOND = 1_000;
/** A longer gap between two calls means that the device slept or its clock was changed. */
const JUMP = 5_000;
/** How long to wait for another tab's request. */
const OTHERS_TURN = 4_000;
/** A change may be announced late: retried 4 s after the tick, and another 12 s later. */
const LATE = [4_000, 12_000] as const;
const FAILED_ONCE = 5_000;
/** While prices are not confirmed the status is requested twice a minute, so that ordering opens again without a reload. */
const TROUBLED = 30_000;
/**
 * Between ticks the page polls our own server, which costs the backend nothing: a dealer may correct prices off
 * schedule, and stock changes at any time. Together with the server's own poll every ten seconds, a change arrives
 * within thirty. Not polled close to zero, so that the response cannot interfere with the tick's.
 */
const BETWEEN = 15_000;
const NEAR_ZERO = 5_000;

/** Messages between tabs of one browser: that one of them is requesting the status, and the status it received. */
export type TabMessage = { readonly kind: 'requesting' } | ({ readonly kind: 'status' } & SharedStatus);

export interface EngineWorld {
  /** Milliseconds since 1970 on this device, which may be hours wrong. */
  readonly now: () => number;
  readonly random: () => number;
  /** `isTick`: prices may just have changed, so the server must query the backend. */
  readonly request: (isTick: boolean) => Promise<ShopStatus | null>;
  readonly isHidden: () => boolean;
  readonly broadcast: (message: TabMessage) => void;
  readonly after: (milliseconds: number, work: () => void) => void;
}

export interface EngineEvents {
  /** Whole seconds to the countdown's zero. */
  readonly onSecond: (left: number) => void;
  /** Called for every status: the epoch of the server's pages, in milliseconds, and their version. */
  readonly onPrices: (changed: number, version: string | null) => void;
  /** Called for every status: the server's build; null when unknown. */
  readonly onRelease: (release: string | null) => void;
  readonly onFreshness: (isStale: boolean, age: number | null) => void;
  readonly onClosed: (closed: Closed | null) => void;
}

/**
 * The price cycle of one open page (spec.md section 4): counts down by the server's clock, requests the status from our
 * origin at zero and now and then in between, and reports it. Independent of React and the DOM; `second` drives it.
 */
export function createPriceEngine(world: EngineWorld, events: EngineEvents) {
  let offset: number | null = null;
  let checkAt = world.now();
  /** Whether our server's cached status is enough at `checkAt`; otherwise it queries the backend. */
  let isRoutine = true;
  let lastSecond = world.now();
  /** On this device's clock. A newly loaded page counts as confirmed until a status says otherwise. */
  let confirmedAt: number | null = world.now();
  let staleAfter = Number.POSITIVE_INFINITY;
  let failures = 0;
  let isChecking = false;
  let isOver = false;

  function updateFreshness(): void {
    const age = confirmedAt === null ? null : Math.max(0, (world.now() - confirmedAt) / 1000);
    events.onFreshness(isStale(age, staleAfter), age);
  }

  /** When to request the status next, on this device's clock. */
  function nextEvent(status: SharedStatus, now: number): number {
    const there = new Date(now + (offset ?? 0));
    const zero = countdownTarget(there).getTime() - (offset ?? 0);
    const sinceTick = there.getTime() - lastPriceChange(there).getTime();
    const isLate = status.changed !== null && status.changed < there.getTime() - sinceTick;
    const again = isLate ? LATE.find((wait) => sinceTick < wait) : undefined;
    const untilStale = status.age === null ? TROUBLED : (status.staleAfter - status.age) * 1000 + AFTER_ZERO;
    return Math.min(
      zero + AFTER_ZERO + world.random() * SPREAD,
      now + (again ?? Number.POSITIVE_INFINITY),
      now + (untilStale > 0 ? untilStale : TROUBLED),
    );
  }

  function planQuestion(event: number, now: number): void {
    const between = now + BETWEEN + world.random() * SPREAD;
    isRoutine = between < event - NEAR_ZERO;
    checkAt = isRoutine ? between : event;
  }

  function take(status: SharedStatus): void {
    const now = world.now();
    failures = 0;
    staleAfter = status.staleAfter;
    events.onClosed(status.closed);
    confirmedAt = status.age === null ? null : now - status.age * 1000;
    // Until this page has measured the server's clock it must send its own request.
    if (offset !== null) planQuestion(nextEvent(status, now), now);
    updateFreshness();
    events.onRelease(status.release);
    // A hidden tab sends its own request when it becomes visible.
    if (status.changed !== null && !world.isHidden()) events.onPrices(status.changed, status.version);
  }

  async function request(isTick: boolean): Promise<void> {
    if (isChecking || isOver) return;
    isChecking = true;
    world.broadcast({ kind: 'requesting' });
    const status = await world.request(isTick && offset !== null);
    isChecking = false;
    if (isOver) return;
    if (status) {
      const { offset: measured, ...shared } = status;
      offset = measured;
      take(shared);
      world.broadcast({ kind: 'status', ...shared });
      show();
    } else {
      failures += 1;
      isRoutine = false;
      checkAt = world.now() + (failures === 1 ? FAILED_ONCE : TROUBLED);
      updateFreshness();
    }
  }

  function show(): void {
    if (offset === null) return;
    const there = new Date(world.now() + offset);
    // The countdown shows zero during its last second.
    events.onSecond(secondsUntil(countdownTarget(there), there));
  }

  function requestWhenDue(): void {
    const left = checkAt - world.now();
    if (left <= 0) void request(!isRoutine);
    else if (left < SECOND) world.after(left, requestUnlessMoved);
  }

  /** Another tab's message, or sleep, may have postponed the request. */
  function requestUnlessMoved(): void {
    if (!world.isHidden() && world.now() >= checkAt) void request(!isRoutine);
  }

  return {
    /** Must be called every second. */
    second() {
      const now = world.now();
      const gap = now - lastSecond;
      lastSecond = now;
      if (world.isHidden()) return;
      if (gap > JUMP || gap < 0) {
        void request(true);
        return;
      }
      show();
      requestWhenDue();
    },
    /** Call when the page becomes visible, or is restored from the back/forward cache. */
    wake() {
      lastSecond = world.now();
      if (!world.isHidden()) void request(true);
    },
    receive(message: TabMessage) {
      if (message.kind === 'status') take(message);
      // A page that has not measured the server's clock must send its own request.
      else if (offset !== null) checkAt = Math.max(checkAt, world.now() + OTHERS_TURN);
    },
    stop() {
      isOver = true;
    },
  };
}
