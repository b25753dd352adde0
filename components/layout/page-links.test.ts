// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { followPageLinks } from './page-links';

const show = vi.fn();
const prepare = vi.fn();
let end = () => {};

beforeAll(() => {
  // This document follows a link before anybody has heard of the press; a browser does it afterwards.
  Object.assign(Reflect.get(window, 'happyDOM').settings.navigation, {
    disableMainFrameNavigation: true,
    disableFallbackToSetURL: true,
  });
});
beforeEach(() => {
  history.replaceState(null, '', '/kopa-guld');
  end = followPageLinks(document, { show, prepare });
});
afterEach(() => {
  end();
  vi.clearAllMocks();
});

/** An event on the inside of a link, whose own text it is. Returns whether the browser was left to follow the link. */
function on(link: string, event: Event): boolean {
  document.body.innerHTML = link.replace('></a>', '><b>text</b></a>');
  const stay = (late: Event) => {
    wasLeft = !late.defaultPrevented;
  };
  let wasLeft = true;
  window.addEventListener(event.type, stay, { once: true });
  document.querySelector('b')?.dispatchEvent(event);
  window.removeEventListener(event.type, stay);
  return wasLeft;
}
const press = (link: string, init: MouseEventInit = {}) =>
  on(link, new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
const approach = (link: string) => on(link, new Event('pointerover', { bubbles: true }));

describe('a press on a link', () => {
  it.each([
    ['/kopa-guld/guldtackor', '/kopa-guld/guldtackor'],
    ['/', '/'],
    ['/integritet#kakor', '/integritet#kakor'],
    ['/kopa-guld', '/kopa-guld'],
  ])('to %s is followed by the router', (href, address) => {
    expect(press(`<a href="${href}"></a>`)).toBe(false);
    expect(show).toHaveBeenCalledExactlyOnceWith(address);
  });

  it.each([
    '<a href="/kopa-guld?marke=valcambi"></a>',
    '<a href="/sok?searchTerm=guld"></a>',
    '<a href="#flikar"></a>',
    '<a href="/gmc_rss.xml"></a>',
    '<a href="/sylius/media/film.mp4"></a>',
    '<a href="/api/identity/login"></a>',
    '<a href="/get-bank-id-session"></a>',
    '<a href="https://example.org/"></a>',
    '<a href="tel:+4640"></a>',
    '<a href="/villkor" target="_blank"></a>',
    '<a href="/villkor" download></a>',
    '<a href="/x/y" data-quick-view="y"></a>',
    '<a></a>',
  ])('%s is left to the browser', (link) => {
    expect(press(link)).toBe(true);
    expect(show).not.toHaveBeenCalled();
  });

  it.each([{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
    'that wants another window is left to the browser: %j',
    (init) => {
      expect(press('<a href="/faq"></a>', init)).toBe(true);
      expect(show).not.toHaveBeenCalled();
    },
  );

  it('that somebody else has taken is left to them', () => {
    document.addEventListener('click', (event) => event.preventDefault(), { once: true, capture: true });
    press('<a href="/faq"></a>');
    expect(show).not.toHaveBeenCalled();
  });
});

describe('a page is prepared', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('when a pointer stays at its link', () => {
    approach('<a href="/faq"></a>');
    vi.advanceTimersByTime(79);
    expect(prepare).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(prepare).toHaveBeenCalledExactlyOnceWith('/faq');
    expect(show).not.toHaveBeenCalled();
  });

  it('not for links that a pointer only passes', () => {
    for (const href of ['/faq', '/blogg', '/om-oss']) approach(`<a href="${href}"></a>`);
    document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
    vi.runAllTimers();
    expect(prepare).not.toHaveBeenCalled();
  });

  it('at once when a finger comes to its link', () => {
    on('<a href="/faq"></a>', Object.assign(new Event('pointerover', { bubbles: true }), { pointerType: 'touch' }));
    vi.advanceTimersByTime(0);
    expect(prepare).toHaveBeenCalledExactlyOnceWith('/faq');
  });

  it('never for the page that is shown, for files and for other places', () => {
    for (const href of ['/kopa-guld', '/gmc_rss.xml', '/kopa-guld?sida=2', 'https://example.org/']) {
      approach(`<a href="${href}"></a>`);
      vi.runAllTimers();
    }
    expect(prepare).not.toHaveBeenCalled();
  });
});
