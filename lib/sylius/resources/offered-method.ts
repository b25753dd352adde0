import { z } from 'zod';
import type { WireId } from '@/lib/api/contract/responses';
import { wire } from '@/lib/sylius/decoders/fields';
import { text } from '@/lib/sylius/decoders/parse';
import { CommerceError } from '@/lib/sylius/faults/errors';

/** A payment or delivery method that the backend offers. */
export interface OfferedMethod {
  /** In the backend's type (number or string), since it is sent back. */
  readonly id: WireId;
  readonly code: string;
  readonly name: string;
  readonly description: string | null;
}

const schema = z.looseObject({
  id: wire.ownId,
  '@id': wire.code,
  code: wire.id,
});

/** Parses the fields that both kinds have. @throws CommerceError without a code */
export function parseOfferedMethod(member: unknown): OfferedMethod {
  const data = schema.parse(member);
  const code = data.code ?? data['@id'];
  if (code === null) throw new CommerceError('parse', 'method without code');
  const name = text(data, 'name') ?? code;
  return { id: data.id ?? code, code, name, description: text(data, 'description') };
}
