import { expect, it } from 'vitest';
import { usePriceStatus } from './price-status-store';

it('the epoch that the server sends is the known one, also when it goes back', () => {
  const { setKnown } = usePriceStatus.getState();
  setKnown(2_000, 'a');
  setKnown(1_000, 'a');
  expect(usePriceStatus.getState().known).toBe(1_000);
  setKnown(1_000, 'b');
  expect(usePriceStatus.getState().knownVersion).toBe('b');
});
