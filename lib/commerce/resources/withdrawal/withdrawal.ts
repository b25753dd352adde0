import { z } from 'zod';
import { CommerceError } from '@/lib/commerce/faults/errors';
import { wire } from '@/lib/commerce/wire/fields';
import { asMap } from '@/lib/commerce/wire/parse';
import type { WithdrawalReceipt } from '@/lib/shop-api/answers';

const received = z.looseObject({ code: wire.number, reference: wire.label, receivedAt: wire.date });

/**
 * Reads the answer of withdraw-order (contract.md A6). Throws a CommerceError unless the backend says that it has the statement.
 * @param now stands in for a moment of receipt that cannot be read
 */
export function parseWithdrawal(body: unknown, now: Date): WithdrawalReceipt {
  const { code, reference, receivedAt } = received.parse(asMap(body));
  if (code !== 200) throw new CommerceError('parse', 'withdraw-order: not received');
  return { reference, receivedAt: receivedAt ?? now.toISOString() };
}
