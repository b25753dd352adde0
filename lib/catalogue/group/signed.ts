import { createHmac, timingSafeEqual } from 'node:crypto';

const LENGTH = 32;

/**
 * What instances write for each other carries a signature: another program with access to the store, or another shop that shares it by
 * mistake, cannot set our prices.
 */
export interface Signer {
  sign(content: Buffer): Buffer;
  /** What was signed; null when it was not signed by one of us. */
  open(signed: Buffer): Buffer | null;
}

/** @param secret the same for all instances of a shop */
export function createSigner(secret: string, purpose: string): Signer {
  const key = createHmac('sha256', secret).update(purpose).digest();
  const digest = (content: Buffer) => createHmac('sha256', key).update(content).digest();
  return {
    sign: (content) => Buffer.concat([digest(content), content]),
    open: (signed) => {
      if (signed.length < LENGTH) return null;
      const content = signed.subarray(LENGTH);
      return timingSafeEqual(signed.subarray(0, LENGTH), digest(content)) ? content : null;
    },
  };
}
