import { REVALIDATE_SECRET, SITE } from './storefront';

/** Sends a signed webhook to the shop of this process. `openStorefront` comes first. */
export async function webhook(event: object): Promise<{ status: number; body: unknown }> {
  const [{ POST }, { signWebhook }] = await Promise.all([
    import('../../../app/api/revalidate/route'),
    import('@/lib/server/catalogue/watch/webhook'),
  ]);
  const text = JSON.stringify(event);
  const headers = { 'x-signature': signWebhook(text, REVALIDATE_SECRET, new Date()) };
  const response = await POST(new Request(`${SITE}/api/revalidate`, { method: 'POST', body: text, headers }));
  return { status: response.status, body: await response.json() };
}
