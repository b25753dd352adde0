import * as z from 'zod/mini';

/** What a visit to the hosted BankID page is for. */
export type Purpose = 'login' | 'signing';

/** Finds the line in the shop's log (lib/domain/reference.ts). */
const reference = z.optional(z.string());

/**
 * State of an identification for the browser. `blocked`: this browser did not start it, or has used it already. `confirmed` carries
 * the order id, since another order may be pending in this browser by now. `refused`: signed, but the order was not confirmed.
 */
export const identityState = z.discriminatedUnion('state', [
  z.object({ state: z.literal('pending') }),
  z.object({ state: z.literal('done'), target: z.string() }),
  z.object({ state: z.literal('confirmed'), orderId: z.union([z.number(), z.string()]) }),
  z.object({ state: z.literal('refused'), message: z.string(), reference }),
  z.object({ state: z.literal('failed'), reference }),
  z.object({ state: z.enum(['cancelled', 'expired', 'blocked']) }),
]);
export type IdentityState = z.infer<typeof identityState>;
