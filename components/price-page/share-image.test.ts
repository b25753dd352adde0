import { expect, it, vi } from 'vitest';
import { getPriceReport } from '@/lib/history/queries';
import { shareImage } from './share-image';

let draw: () => Promise<ArrayBuffer>;

vi.mock('@/lib/history/queries', () => ({ getPriceReport: vi.fn() }));
vi.mock('next/og', () => ({
  ImageResponse: class {
    arrayBuffer = () => draw();
  },
}));

const priceOf = (changed: string) =>
  vi.mocked(getPriceReport).mockResolvedValue({ epoch: { changed }, rates: {} } as never);

it('keeps the picture of the latest price when the drawing of an earlier one fails', async () => {
  let fail: ((reason: Error) => void) | undefined;
  draw = () =>
    new Promise((_, reject) => {
      fail = reject;
    });
  priceOf('2026-11-21T10:05:00Z');
  const failed = shareImage('gold').catch(String);
  await vi.waitFor(() => expect(fail).toBeDefined(), { timeout: 20_000 });
  draw = async () => new ArrayBuffer(3);
  priceOf('2026-11-21T10:15:00Z');
  await shareImage('gold');
  fail?.(new Error('no font'));
  expect(await failed).toContain('no font');
  draw = () => Promise.reject(new Error('drawn again'));
  expect((await shareImage('gold')).status).toBe(200);
});
