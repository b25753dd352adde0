// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { arriveAtAnchor, followAnchor } from './anchor';

const preventDefault = vi.fn();

/** Shows a page as the router does, with the hash already in the URL. */
function show(address: string, content: string) {
  history.replaceState(null, '', address);
  document.body.innerHTML = content;
  arriveAtAnchor(location.pathname);
}
function target(): HTMLElement {
  const element = document.getElementById('guldpase');
  if (!element) throw new Error('no target on this page');
  return element;
}

const PAGE = '<h2 id="guldpase">Guldpåse</h2>';
const scrolledTo: Element[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolledTo.push(this);
  });
});
afterEach(() => {
  vi.runAllTimers();
  scrolledTo.length = 0;
  vi.restoreAllMocks();
  preventDefault.mockClear();
  vi.useRealTimers();
});

describe('a link to an anchor on another page', () => {
  it('scrolls there when that page is shown', () => {
    show('/checkout', '');
    followAnchor('/salja-guld#guldpase', { preventDefault });
    expect(preventDefault).not.toHaveBeenCalled();
    show('/salja-guld#guldpase', PAGE);
    vi.runAllTimers();
    expect(scrolledTo).toEqual([target()]);
  });

  it('is dropped when another page is shown first', () => {
    show('/kopa-guld', '');
    followAnchor('/salja-guld#guldpase', { preventDefault });
    show('/faq', '');
    show('/salja-guld', PAGE);
    vi.runAllTimers();
    expect(scrolledTo).toEqual([]);
  });
});

describe('a link to an anchor on its own page', () => {
  it('focuses its target field', () => {
    show('/checkout', '<input id="guldpase">');
    followAnchor('#guldpase', { preventDefault });
    vi.runAllTimers();
    expect(preventDefault).toHaveBeenCalledOnce();
    expect(location.hash).toBe('#guldpase');
    expect(scrolledTo).toEqual([target()]);
    expect(document.activeElement).toBe(target());
    expect(target().hasAttribute('tabindex')).toBe(false);
  });

  it('focuses a heading too, which becomes focusable only for this', () => {
    show('/salja-guld', PAGE);
    followAnchor('/salja-guld#guldpase', { preventDefault });
    vi.runAllTimers();
    expect(document.activeElement).toBe(target());
    target().blur();
    expect(target().hasAttribute('tabindex')).toBe(false);
  });

  it('does nothing for a lone #', () => {
    show('/salja-guld', PAGE);
    followAnchor('#', { preventDefault });
    vi.runAllTimers();
    expect(preventDefault).toHaveBeenCalledOnce();
    expect(scrolledTo).toEqual([]);
  });
});
