// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { shareLink } from './share-link';

const rejected = (name: string) => () => Promise.reject(new DOMException('', name));
const COPIED = 'Länken är kopierad.';
const NOT_COPIED = 'Länken kunde inte kopieras.';

it.each([
  ['a phone with a share sheet', 'coarse', async () => {}, null],
  ['a phone whose share sheet is closed', 'coarse', rejected('AbortError'), null],
  ['a phone whose share sheet fails', 'coarse', rejected('NotAllowedError'), COPIED],
  ['a computer with a share sheet', 'fine', async () => {}, COPIED],
  ['a browser that refuses to copy', 'fine', undefined, NOT_COPIED, { writeText: rejected('NotAllowedError') }],
  ['a browser without a clipboard', 'fine', undefined, NOT_COPIED, undefined],
])('%s', async (_, pointer, share, message, ...[clipboard]) => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes(pointer) }));
  vi.stubGlobal('navigator', { share, clipboard: message === NOT_COPIED ? clipboard : { writeText } });
  expect(await shareLink('Min varukorg', '/buy/a:1')).toBe(message);
  expect(writeText.mock.calls).toEqual(message === COPIED ? [[`${location.origin}/buy/a:1`]] : []);
  vi.unstubAllGlobals();
});
