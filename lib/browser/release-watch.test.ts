// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isQuiet, watchRelease } from './release-watch';

function page(own: string | null = 'one') {
  const tab = { time: 0, isQuiet: true };
  const reload = vi.fn();
  const watch = watchRelease({ own, now: () => tab.time, isQuiet: () => tab.isQuiet, reload });
  const hear = (release: string | null, seconds: number) => {
    tab.time = seconds * 1_000;
    watch.heard(release);
  };
  return { tab, reload, hear, watch };
}

describe('a page of a release', () => {
  it('loads itself anew a minute after another has replaced it everywhere', () => {
    const { reload, hear } = page();
    hear('two', 0);
    hear('two', 59);
    expect(reload).not.toHaveBeenCalled();
    hear('two', 60);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('stays while instances of both respond in turn, and where no release is known', () => {
    const { reload, hear } = page();
    for (let second = 0; second < 300; second += 15) hear(second % 30 === 0 ? 'two' : 'one', second);
    for (let second = 300; second < 600; second += 15) hear(null, second);
    expect(reload).not.toHaveBeenCalled();
    const unknown = page(null);
    for (const second of [0, 100]) unknown.hear('two', second);
    expect(unknown.reload).not.toHaveBeenCalled();
  });

  it('waits for a quiet moment', () => {
    const { tab, reload, hear, watch } = page();
    tab.isQuiet = false;
    for (const second of [0, 100, 200]) hear('two', second);
    expect(reload).not.toHaveBeenCalled();
    tab.isQuiet = true;
    watch.settle();
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('a quiet moment', () => {
  beforeEach(() => void vi.spyOn(document, 'hidden', 'get').mockReturnValue(true));
  afterEach(() => {
    vi.restoreAllMocks();
    document.body.innerHTML = '';
    history.replaceState(null, '', '/');
  });

  it('is a hidden tab with nothing typed or open', () => {
    document.body.innerHTML = '<input type="search"><input type="radio" value="x"><dialog></dialog>';
    expect(isQuiet()).toBe(true);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
    expect(isQuiet()).toBe(false);
  });

  it.each(['<textarea>x</textarea>', '<input type="text" value="Tolvan">', '<dialog open></dialog>'])(
    'is none with %s',
    (content) => {
      document.body.innerHTML = content;
      expect(isQuiet()).toBe(false);
    },
  );

  it.each(['/checkout', '/checkout/bankid', '/login/bankid', '/get-bank-id-session'])('is none at %s', (path) => {
    history.replaceState(null, '', path);
    expect(isQuiet()).toBe(false);
  });
});
