import { Window } from 'happy-dom';

/** The page polls this many times as often as in production. */
const HASTE = 10;

/** The globals that React and its testing library need; all others stay Node's, above all fetch. */
const NAMES = [
  'self',
  'document',
  'navigator',
  'location',
  'history',
  'Node',
  'Element',
  'HTMLElement',
  'HTMLIFrameElement',
  'SVGElement',
  'DocumentFragment',
  'MutationObserver',
  'Event',
  'CustomEvent',
  'MouseEvent',
  'KeyboardEvent',
  'getComputedStyle',
  'scrollTo',
] as const;

/**
 * Gives this process a document at the checkout's URL. For the whole test file, since the testing library keeps the first document that
 * it sees.
 */
export async function openScreen(): Promise<void> {
  const screen = new Window({ url: 'http://localhost:3000/checkout' });
  const set = (name: string, value: unknown) =>
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  set('window', screen);
  for (const name of NAMES) set(name, Reflect.get(screen, name));
  set('IS_REACT_ACT_ENVIRONMENT', true);
  // Loaded later than the document: without one it takes this process for a server, and does not poll.
  const { timeoutManager } = await import('@tanstack/react-query');
  timeoutManager.setTimeoutProvider<NodeJS.Timeout>({
    setTimeout: (callback, delay) => setTimeout(callback, delay / HASTE),
    clearTimeout: (timer) => clearTimeout(timer),
    setInterval: (callback, delay) => setInterval(callback, delay / HASTE),
    clearInterval: (timer) => clearInterval(timer),
  });
}
