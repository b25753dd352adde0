import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { pageStyle } from './page-style';

export type Markup = ReturnType<typeof html>;

export interface SimulatorPage {
  readonly title: string;
  /** Name of the service that the page simulates. */
  readonly service: string;
  readonly body: Markup;
  readonly status?: 200 | 400 | 404 | 410;
  /** Where its forms may redirect to beside its own origin: the storefront. */
  readonly formTarget?: string;
}

const styleHash = createHash('sha256').update(pageStyle).digest('base64');

/**
 * A page of a site other than the shop: marked as a test, without scripts, accessible to screen readers, never cached and
 * never framed. Values in `html` templates are escaped.
 */
export async function simulatorPage({
  title,
  service,
  body,
  status = 200,
  formTarget,
}: SimulatorPage): Promise<Response> {
  const document = html`<!doctype html>
<html lang="sv">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – ${service} (testläge)</title>
<style>${raw(pageStyle)}</style>
</head>
<body>
<header>
<p class="test"><strong>Testläge.</strong> Det här är en simulator. Inga riktiga personer, pengar eller banker.</p>
<p class="service">${service}</p>
</header>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>`;
  const forms = formTarget ? ` ${new URL(formTarget).origin}` : '';
  return new Response(String(await document), {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'${forms}; base-uri 'none'; frame-ancestors 'none'`,
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

/** 303: the browser continues with GET, so that a reload does not submit the form again. */
export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' } });
}

const money = new Intl.NumberFormat('sv-SE', { style: 'currency', currency: 'SEK' });

/** Öre as "42 989,00 kr". */
export function kronor(ore: number): string {
  return money.format(ore / 100);
}

/** "21 nov. 2026 11:05:09", Swedish time. */
export function swedishTime(milliseconds: number): string {
  return new Date(milliseconds).toLocaleString('sv-SE', {
    timeZone: 'Europe/Stockholm',
    dateStyle: 'medium',
    timeStyle: 'medium',
  });
}
