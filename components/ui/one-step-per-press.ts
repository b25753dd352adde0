const CONTROLS = 'a, button, input, label, select, summary, textarea, [role="button"]';

function controlAt({ target }: Event): Element | null {
  return target instanceof Element ? target.closest(CONTROLS) : null;
}

/** What the last single press met. Here, because the checkout's layout mounts these listeners anew between the presses of one double click. */
let first: Element | null = null;

/**
 * Drops the second press of a double click when it lands on another control than the first: that control came under the pointer
 * with the first press's step, and nobody has seen it. Returns the function that removes the listeners. Browser only.
 */
export function oneStepPerPress(): () => void {
  const listeners = new AbortController();
  // On the window: before React's own listeners.
  const options = { capture: true, signal: listeners.signal };
  const press = (event: MouseEvent) => {
    // `detail` counts the clicks; a press of a key has none.
    if (event.detail === 1 && event.type === 'mousedown') first = controlAt(event);
    if (event.detail < 2 || first === null || controlAt(event) === first) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // The pressing down too: it would take the focus from where the step has put it.
  addEventListener('mousedown', press, options);
  addEventListener('click', press, options);
  return () => listeners.abort();
}
