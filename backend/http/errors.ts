import type { z } from 'zod';

/** An error of the shop's own API or of the control API, sent as `{"code", "message"}` (contract.md part A). */
export class ShopError extends Error {
  readonly kind = 'shop';

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** A ShopError is sent with its status and message; any other error is logged and sent as 500 without its message. */
export function shopErrorResponse(error: Error): Response {
  const known = error instanceof ShopError ? error : new ShopError(500, 'Internal Server Error');
  if (known !== error) console.error(error);
  return Response.json({ code: known.status, message: known.message }, { status: known.status });
}

/** The parsed JSON body of a request. Throws a ShopError (400) for malformed JSON and for input that the schema rejects. */
export async function readJson<T extends z.ZodType>(request: Request, schema: T): Promise<z.infer<T>> {
  let body: unknown;
  try {
    body = await request.json();
  } catch {
    throw new ShopError(400, 'Syntax error');
  }
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'body'}: ${issue.message}`);
  throw new ShopError(400, problems.join('; '));
}
