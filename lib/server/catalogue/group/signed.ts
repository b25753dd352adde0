import { createHmac, timingSafeEqual } from 'node:crypto';

const LENGTH = 32;

export type Signer = ReturnType<typeof createSigner>;

/**
 * Signs shared data, so that another program with access to the store, or another shop that uses it by mistake, cannot set our
 * prices.
 * @param secret shared by all instances of a shop
 */
export function createSigner(secret: string, purpose: string) {
  const key = createHmac('sha256', secret).update(purpose).digest();
  const digest = (content: Buffer) => createHmac('sha256', key).update(content).digest();
  return {
    sign: (content: Buffer) => Buffer.concat([digest(content), content]),
    /** The content; null without a valid signature. */
    open: (signed: Buffer): Buffer | null => {
      if (signed.length < LENGTH) return null;
      const content = signed.subarray(LENGTH);
      return timingSafeEqual(signed.subarray(0, LENGTH), digest(content)) ? content : null;
    },
  };
}
