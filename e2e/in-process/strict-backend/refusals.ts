import type { z } from 'zod';

type Status = 400 | 401 | 403 | 404 | 406 | 409 | 415 | 422;

/** Thrown anywhere, answered as it is. None of its bodies has the `code` and `message` of the embedded backend's. */
export class StrictRefusal extends Error {
  readonly status: Status;
  readonly body: unknown;

  constructor(status: Status, body: unknown) {
    super(`refused with ${status}`);
    this.status = status;
    this.body = body;
  }
}

/** A Hydra error (contract.md part B section 5). `description` may hold one of the contract's words: `VR02: ...`. */
export function hydraError(status: Status, description: string): StrictRefusal {
  return new StrictRefusal(status, {
    '@context': '/sylius/api/v2/contexts/Error',
    '@type': 'hydra:Error',
    'hydra:title': 'An error occurred',
    'hydra:description': description,
  });
}

/** A refusal that tells nothing: no code, no message, no known word. */
export function bareError(status: Status): StrictRefusal {
  return new StrictRefusal(status, { type: 'about:blank', title: 'An error occurred' });
}

/** What a JWT firewall says. */
export function unauthorized(message = 'JWT Token not found'): StrictRefusal {
  return new StrictRefusal(401, { code: 401, message });
}

export function violation(propertyPath: string, message: string): StrictRefusal {
  return violations([{ propertyPath, message }]);
}

function violations(list: readonly { readonly propertyPath: string; readonly message: string }[]): StrictRefusal {
  return new StrictRefusal(422, {
    type: 'https://symfony.com/errors/validation',
    title: 'An error occurred',
    violations: list,
  });
}

/** The body as the schema wants it, every value in its own type; otherwise 422 with one violation for each. */
export function checked<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const list = parsed.error.issues.map(({ path, message }) => ({ propertyPath: path.join('.'), message }));
  throw violations(list);
}
