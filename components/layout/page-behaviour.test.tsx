// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageBehaviour } from './page-behaviour';

const push = vi.fn();
let pathname = '';
vi.mock('next/navigation', () => ({ usePathname: () => pathname, useRouter: () => router }));
const router = { push };

/** Shows a page in a layout of its own: nothing of the page before is left. */
function show(path: string, content: string) {
  cleanup();
  pathname = path;
  history.replaceState(null, '', path);
  document.body.innerHTML = content;
  return render(<PageBehaviour />);
}
function press(): void {
  fireEvent.click(document.querySelector('a') ?? document.body);
}
function target(): HTMLElement {
  const element = document.getElementById('guldpase');
  if (!element) throw new Error('no target on this page');
  return element;
}

const LINK = '<a href="/salja-guld#guldpase">Guldpåse</a>';
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
  cleanup();
  scrolledTo.length = 0;
  vi.restoreAllMocks();
  push.mockClear();
  vi.useRealTimers();
});

it('a link to a place on a page with another layout leads to that place', () => {
  show('/checkout', LINK);
  press();
  expect(push).toHaveBeenCalledExactlyOnceWith('/salja-guld');
  show('/salja-guld', PAGE);
  vi.runAllTimers();
  expect(scrolledTo).toEqual([target()]);
  expect(location.hash).toBe('#guldpase');
});

it('what such a link meant is forgotten when another page comes first', () => {
  const { rerender } = show('/kopa-guld', LINK + PAGE);
  press();
  for (const path of ['/faq', '/salja-guld']) {
    pathname = path;
    history.replaceState(null, '', path);
    rerender(<PageBehaviour />);
  }
  vi.runAllTimers();
  expect(scrolledTo).toEqual([]);
});

describe('a link to a place on its own page', () => {
  it('moves the focus to the field that it names', () => {
    show('/checkout', '<a href="#guldpase">Fyll i din e-postadress</a><input id="guldpase">');
    press();
    vi.runAllTimers();
    expect(scrolledTo).toEqual([target()]);
    expect(document.activeElement).toBe(target());
    expect(target().hasAttribute('tabindex')).toBe(false);
  });

  it('moves it to a heading too, which takes the focus this once', () => {
    show('/salja-guld', `<a href="#guldpase">Guldpåse</a>${PAGE}`);
    press();
    vi.runAllTimers();
    expect(document.activeElement).toBe(target());
    target().blur();
    expect(target().hasAttribute('tabindex')).toBe(false);
  });

  it('is left alone when it is a tab', () => {
    show('/a/b', `<a href="#guldpase" role="tab">Frakt</a>${PAGE}`);
    press();
    vi.runAllTimers();
    expect(scrolledTo).toEqual([]);
  });
});
