// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { arriveAtAnchor, followAnchor } from './anchor';

const preventDefault = vi.fn();
const scrolledTo: Element[] = [];
const target = () => document.querySelector<HTMLElement>('#guldpase');

/** Shows a page as the router does, with the hash already in the URL. */
function show(address: string, content = '<h2 id="guldpase">Guldpåse</h2>') {
  history.replaceState(null, '', address);
  document.body.innerHTML = content;
  arriveAtAnchor(location.pathname);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolledTo.push(this);
  });
  return () => {
    scrolledTo.length = 0;
    preventDefault.mockClear();
    vi.restoreAllMocks();
    vi.useRealTimers();
  };
});

it('a link to an anchor on another page is dropped when a third page is shown first', () => {
  show('/kopa-guld');
  followAnchor('/salja-guld#guldpase', { preventDefault });
  show('/faq', '');
  show('/salja-guld');
  vi.runAllTimers();
  expect(scrolledTo).toEqual([]);
});

it.each([
  ['a field', '<input id="guldpase">'],
  ['a heading, which becomes focusable only for this', undefined],
])('a link to an anchor on its own page focuses %s', (_, content) => {
  show('/salja-guld', content);
  followAnchor('/salja-guld#guldpase', { preventDefault });
  vi.runAllTimers();
  expect(preventDefault).toHaveBeenCalledOnce();
  expect(scrolledTo).toEqual([target()]);
  expect(document.activeElement).toBe(target());
  target()?.blur();
  expect(target()?.hasAttribute('tabindex')).toBe(false);
});

it('a lone # does nothing', () => {
  show('/salja-guld');
  followAnchor('#', { preventDefault });
  vi.runAllTimers();
  expect(preventDefault).toHaveBeenCalledOnce();
  expect(scrolledTo).toEqual([]);
});
