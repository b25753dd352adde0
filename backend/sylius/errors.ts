import type { Dialect } from './dialects';

const statusTexts: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  404: 'Not Found',
  406: 'Not Acceptable',
  500: 'Internal Server Error',
};

/** An error response of the shop API; `detail` is the explanation that some versions send. */
export class SyliusError extends Error {
  constructor(
    readonly status: number,
    readonly detail: string = statusTexts[status] ?? 'Error',
  ) {
    super(detail);
  }
}

/** The error response in the dialect's format (contract.md part B section 5). Unknown errors are logged and sent as 500. */
export function errorResponse(error: Error, { errors }: Pick<Dialect, 'errors'>): Response {
  const known = error instanceof SyliusError ? error : new SyliusError(500);
  if (known !== error) console.error(error);
  const { status, detail } = known;
  if (errors === 'code')
    return json(status, 'application/json', { code: status, message: statusTexts[status] ?? detail });
  const title = 'An error occurred';
  const hydra = { 'hydra:title': title, 'hydra:description': detail };
  const problem = { title, detail, status, type: `/errors/${status}` };
  const context = { '@context': '/sylius/api/v2/contexts/Error' };
  const id = { '@id': `/sylius/api/v2/errors/${status}` };
  const bodies = {
    hydra: { ...context, '@type': 'hydra:Error', ...hydra },
    'hydra+rfc7807': { ...context, ...id, '@type': 'hydra:Error', ...problem, ...hydra },
    rfc7807: { ...context, ...id, '@type': 'Error', ...problem, description: detail },
  };
  return json(status, 'application/ld+json; charset=utf-8', bodies[errors]);
}

/** The JWT firewall's response, the same in every version. */
export function unauthorized(message: string): Response {
  const response = json(401, 'application/json', { code: 401, message });
  response.headers.set('WWW-Authenticate', 'Bearer');
  return response;
}

function json(status: number, contentType: string, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': contentType } });
}
