// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { shareLink } from './share-link';

const copied: string[] = [];

function browser(pointer: string, share?: () => Promise<void>, canCopy = true) {
  copied.length = 0;
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes(pointer) }));
  const writeText = async (text: string) => {
    if (!canCopy) throw new DOMException('', 'NotAllowedError');
    copied.push(text);
  };
  vi.stubGlobal('navigator', { share, clipboard: { writeText } });
}

afterEach(() => vi.unstubAllGlobals());

const shared = () => shareLink('Min varukorg', '/buy/a:1');

it('uses a phone’s share sheet without a message, even when it is closed', async () => {
  const share = vi.fn(async () => undefined);
  browser('coarse', share);
  expect(await shared()).toBeNull();
  expect(share).toHaveBeenCalledWith({ title: 'Min varukorg', url: `${location.origin}/buy/a:1` });
  browser('coarse', () => Promise.reject(new DOMException('', 'AbortError')));
  expect(await shared()).toBeNull();
  expect(copied).toEqual([]);
});

it('copies the link elsewhere, and when the share sheet fails', async () => {
  browser('fine', async () => undefined);
  expect(await shared()).toBe('Länken är kopierad.');
  browser('coarse', () => Promise.reject(new DOMException('', 'NotAllowedError')));
  expect(await shared()).toBe('Länken är kopierad.');
  expect(copied).toEqual([`${location.origin}/buy/a:1`]);
});

it('says when the link could not be copied, also without a clipboard', async () => {
  browser('fine', undefined, false);
  expect(await shared()).toBe('Länken kunde inte kopieras.');
  vi.stubGlobal('navigator', {});
  expect(await shared()).toBe('Länken kunde inte kopieras.');
});
