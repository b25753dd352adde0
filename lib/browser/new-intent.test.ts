import { afterEach, expect, it, vi } from 'vitest';
import { newIntent } from './new-intent';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

it('is a random UUID', () => {
  expect(newIntent()).toMatch(UUID);
  expect(newIntent()).not.toBe(newIntent());
});

it('has the same bits without https, where randomUUID is missing', () => {
  const drawn = (byte: number) => {
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(byte) });
    return newIntent();
  };
  expect(drawn(0)).toBe('00000000-0000-4000-8000-000000000000');
  expect(drawn(255)).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
});
