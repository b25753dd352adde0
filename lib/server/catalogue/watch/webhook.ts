import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds that a signature is valid: allows for clock differences and limits replays. */
const TOLERANCE = 300;

function digest(body: string, timestamp: number, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest();
}

/**
 * The `x-signature` header of POST /api/revalidate: `t=<epoch seconds>,v1=<hex HMAC-SHA256 of "<t>.<body>">`. Used by both senders:
 * the backend and our own watcher.
 */
export function signWebhook(body: string, secret: string, now: Date): string {
  const timestamp = Math.floor(now.getTime() / 1000);
  return `t=${timestamp},v1=${digest(body, timestamp, secret).toString('hex')}`;
}

/** Whether the header is a signature of this body with our secret from the last five minutes. */
export function verifyWebhook(header: string | null, body: string, secret: string, now: Date): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '');
  const [, time, signature] = match ?? [];
  if (time === undefined || signature === undefined) return false;
  const timestamp = Number(time);
  if (Math.abs(now.getTime() / 1000 - timestamp) > TOLERANCE) return false;
  return timingSafeEqual(Buffer.from(signature, 'hex'), digest(body, timestamp, secret));
}
