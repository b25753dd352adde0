import { z } from 'zod';
import { verifyWebhook } from '@/lib/catalogue/watch/webhook';
import { readLimited } from './guard';
import { Refusal } from './refusal';

/** Longest body of an webhookEvent, in bytes. */
const LIMIT = 1024;

/** `force` reloads the catalogue whether or not the backend reports a change. */
const webhookEvent = z.object({ force: z.boolean().default(false) });
export type WebhookEvent = z.infer<typeof webhookEvent>;

/**
 * Reads a signed call to POST /api/revalidate. Without a signature nothing of the body is read, and without a right one
 * nothing of it is believed.
 * @throws Refusal SIGNATURE, TOO_LARGE, or BAD_REQUEST for a signed body that is not what was agreed
 */
export async function readWebhookEvent(request: Request, secret: string, now: Date): Promise<WebhookEvent> {
  const signature = request.headers.get('x-signature');
  if (signature === null) throw new Refusal('SIGNATURE');
  const body = await readLimited(request, LIMIT);
  if (!verifyWebhook(signature, body, secret, now)) throw new Refusal('SIGNATURE');
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw new Refusal('BAD_REQUEST');
  }
  const parsed = webhookEvent.safeParse(value);
  if (!parsed.success) throw new Refusal('BAD_REQUEST');
  return parsed.data;
}
