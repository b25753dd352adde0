import { z } from 'zod';
import { verifyWebhook } from '@/lib/server/catalogue/watch/webhook';
import { parseJson, readLimited } from './check-request';
import { Refusal } from './refusal';

/** Limit of the body in bytes. */
const LIMIT = 1024;

/** `force` reloads the catalogue even if the backend reports no change; `stop` presses or releases the stop button, and `by` says who. */
const webhookEvent = z
  .object({
    force: z.boolean().default(false),
    reason: z.unknown().optional(),
    stop: z.enum(['all', 'gold', 'silver', 'none']).optional(),
    by: z.string().trim().min(1).max(100).optional(),
  })
  .refine(({ stop, by }) => stop === undefined || by !== undefined);
export type WebhookEvent = z.infer<typeof webhookEvent>;

/**
 * Reads a signed request to POST /api/revalidate. The body is not read without a signature, and not parsed before the signature is
 * verified.
 * @throws Refusal SIGNATURE, TOO_LARGE, or BAD_REQUEST for a signed body of another shape
 */
export async function readWebhookEvent(request: Request, secret: string, now: Date): Promise<WebhookEvent> {
  const signature = request.headers.get('x-signature');
  if (signature === null) throw new Refusal('SIGNATURE');
  const body = await readLimited(request, LIMIT);
  if (!verifyWebhook(signature, body, secret, now)) throw new Refusal('SIGNATURE');
  return parseJson(body, webhookEvent);
}
