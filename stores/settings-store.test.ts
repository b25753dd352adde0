// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { useSettings } from './settings-store';

const NOW = '2026-11-21T10:05:00.000Z';

it.each([
  ['igår', null],
  ['+275760-09-13T00:00:00.000Z', null],
  [7, null],
  [NOW, NOW],
])('reads a stored price epoch of %j as %j, since the open cart shows its time', async (lastPriceUpdate, read) => {
  localStorage.setItem('guldkajen-settings', JSON.stringify({ state: { lastPriceUpdate }, version: 1 }));
  await useSettings.persist.rehydrate();
  expect(useSettings.getState().lastPriceUpdate).toBe(read);
  useSettings.setState({ lastPriceUpdate: null });
});
