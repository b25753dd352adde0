import { Window } from 'happy-dom';

/** What React and its testing library look for in the global scope; the rest stays Node's, its fetch above all. */
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
 * Gives this process a screen for components: a document at the checkout's address. For the whole test file, as the testing library
 * holds on to the first document that it sees.
 */
export function openScreen(): void {
  const screen = new Window({ url: 'http://localhost:3000/checkout' });
  const set = (name: string, value: unknown) =>
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  set('window', screen);
  for (const name of NAMES) set(name, Reflect.get(screen, name));
  set('IS_REACT_ACT_ENVIRONMENT', true);
}
