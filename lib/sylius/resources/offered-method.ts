import { z } from 'zod';
import type { PaymentMethod } from '@/lib/api/contract/responses';
import { wire } from '@/lib/sylius/decoders/fields';
import { text } from '@/lib/sylius/decoders/parse';
import { CommerceError } from '@/lib/sylius/faults/errors';

const schema = z.looseObject({ id: wire.ownId, '@id': wire.code, code: wire.id });

/** Parses the fields that both kinds have. @throws CommerceError without a code */
export function parseOfferedMethod(member: unknown): PaymentMethod {
  const data = schema.parse(member);
  const code = data.code ?? data['@id'];
  if (code === null) throw new CommerceError('parse', 'method without code');
  const name = text(data, 'name') ?? code;
  return { id: data.id ?? code, code, name, description: text(data, 'description') };
}
