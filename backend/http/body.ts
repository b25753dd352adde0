import type { z } from 'zod';
import { ShopError } from './errors';

interface Nested {
  [key: string]: string | Nested;
}

const KEY = /^[^[\]]+(?:\[[^[\]]+\])*$/;
/** Without a prototype, so that a field's name finds no built-in. */
const none = (): Nested => Object.create(null);

/** Nests form fields as PHP does: `productVariants[0][id]=58` -> {productVariants: {0: {id: "58"}}}. */
function nest(form: FormData): Nested {
  const root = none();
  for (const [name, value] of form) {
    if (typeof value !== 'string' || !KEY.test(name)) throw new ShopError(400, `field ${name}`);
    const keys = name.split(/[[\]]+/).filter(Boolean);
    const last = keys.pop() ?? name;
    let at = root;
    for (const key of keys) {
      at[key] ??= none();
      const below = at[key];
      if (typeof below === 'string') throw new ShopError(400, `field ${name}`);
      at = below;
    }
    at[last] = value;
  }
  return root;
}

async function parse(request: Request): Promise<unknown> {
  try {
    const type = request.headers.get('content-type') ?? '';
    if (/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type))
      return nest(await request.formData());
    return await request.json();
  } catch (error) {
    if (error instanceof ShopError) throw error;
    throw new ShopError(400, 'Syntax error');
  }
}

/** The request body, JSON or a form (contract.md A1), parsed with the schema. Throws a ShopError (400). */
export async function readBody<T>(request: Request, schema: z.ZodType<T>): Promise<T> {
  const parsed = schema.safeParse(await parse(request));
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map((issue) => issue.path.join('.') || 'body');
  throw new ShopError(400, `Bad request: ${[...new Set(fields)].join(', ')}`);
}
