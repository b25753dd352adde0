import { expect, it } from 'vitest';
import { createSigner } from './signed';

it('a document is opened by whoever signs for the same purpose with the same secret, unless it was changed', () => {
  const signer = createSigner('secret', 'catalogue');
  const signed = signer.sign(Buffer.from('prices'));
  expect(createSigner('secret', 'catalogue').open(signed)?.toString()).toBe('prices');
  expect(signer.open(signer.sign(Buffer.alloc(0)))).toHaveLength(0);
  for (const other of [createSigner('other', 'catalogue'), createSigner('secret', 'history')])
    expect(other.open(signed)).toBeNull();
  for (const index of [0, 31, 32, signed.length - 1]) {
    const changed = Buffer.from(signed);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(signer.open(changed), String(index)).toBeNull();
  }
  expect([signer.open(signed.subarray(0, 31)), signer.open(Buffer.alloc(0))]).toEqual([null, null]);
});
