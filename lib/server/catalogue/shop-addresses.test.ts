import { expect, it, vi } from 'vitest';
import { buildCatalogue } from './catalogue';
import { currentPageRequest, hasText, loadDestination } from './shop-addresses';

it('the articles and versions of the terms in content/ exist, and no others', () => {
  const texts = ['/blogg/paslag-och-spread', '/kopvillkor/2026-11-16'];
  const others = ['/blogg/nope', '/blogg/2026-11-16', '/kopvillkor/1999-01-01', '/kopvillkor/paslag-och-spread'];
  expect([...texts, ...others].filter(hasText)).toEqual(texts);
});

it('a text is a page before there is a catalogue', () => {
  expect(currentPageRequest('/blogg/paslag-och-spread')).toMatchObject({ route: 'page' });
  expect(currentPageRequest('/blogg/nope')).toMatchObject({ url: '/not-found', route: null });
});

it('the catalogue is loaded only for an address that depends on it', async () => {
  const load = vi.fn(async () => buildCatalogue([], [], true));
  const kindOf = async (pathname: string) =>
    (await loadDestination({ pathname, searchParams: new URLSearchParams() }, load)).kind;
  expect([await kindOf('/faq'), await kindOf('/a/b/c/d'), load.mock.calls.length]).toEqual(['page', 'nowhere', 0]);
  expect([await kindOf('/kopa-guld'), load.mock.calls.length]).toEqual(['nowhere', 1]);
});
