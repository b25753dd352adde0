/** An error of the shop's own API or of the control API, sent as `{"code", "message"}` (contract.md part A). */
export class ShopError extends Error {
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
