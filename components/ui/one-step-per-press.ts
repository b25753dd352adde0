/** Milliseconds and pixels within which a second press belongs to the first, as in a double click. */
const TOGETHER = 500;
const NEARBY = 20;

const CONTROLS = 'a, button, input, label, select, summary, textarea, [role="button"]';

function controlAt({ target }: Event): Element | null {
  return target instanceof Element ? target.closest(CONTROLS) : null;
}

interface Press {
  readonly control: Element | null;
  /** Milliseconds. */
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

function isTogether(a: Press, b: Press): boolean {
  return b.at - a.at < TOGETHER && Math.hypot(b.x - a.x, b.y - a.y) < NEARBY;
}

/**
 * Drops the second click of a double click when it lands on another control than the first: that control came under the pointer
 * with the first click's step, and nobody has seen it. Returns the function that removes the listeners. Browser only.
 */
export function oneStepPerPress(): () => void {
  const listeners = new AbortController();
  const options = { capture: true, signal: listeners.signal };
  let first: Press | null = null;
  let latest: Press | null = null;
  const down = (event: PointerEvent) => {
    const press = { control: controlAt(event), at: event.timeStamp, x: event.clientX, y: event.clientY };
    first = latest;
    latest = press;
  };
  const drop = (event: MouseEvent) => {
    // A press of a key has no detail.
    if (event.detail === 0 || first === null || latest === null || first.control === null) return;
    const isDouble = event.detail > 1 || isTogether(first, latest);
    if (!isDouble || first.control === latest.control) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const forget = () => {
    latest = null;
  };
  // On the window: before React's own listeners.
  addEventListener('pointerdown', down, options);
  // The first keeps the focus where the step has put it.
  addEventListener('mousedown', drop, options);
  addEventListener('click', drop, options);
  addEventListener('keydown', forget, options);
  return () => listeners.abort();
}
