import { z } from 'zod';
import type { WithdrawalReceipt } from '@/lib/api/contract/answers';
import { wire } from '@/lib/sylius/decoders/fields';
import { asMap } from '@/lib/sylius/decoders/parse';
import { CommerceError } from '@/lib/sylius/faults/errors';

const received = z.looseObject({ code: wire.number, reference: wire.label, receivedAt: wire.date });

/**
 * Parses the response of withdraw-order (contract.md A6). Throws a CommerceError unless the backend confirms receipt.
 * @param now replaces an unreadable time of receipt
 */
export function parseWithdrawal(body: unknown, now: Date): WithdrawalReceipt {
  const { code, reference, receivedAt } = received.parse(asMap(body));
  if (code !== 200) throw new CommerceError('parse', 'withdraw-order: not received');
  return { reference, receivedAt: receivedAt ?? now.toISOString() };
}
