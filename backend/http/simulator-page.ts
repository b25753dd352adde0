import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';

/** The simulators' own style, clearly different from the shop's. Contrast at least 4.5:1, targets of 44 px, no motion. */
const pageStyle = `
:root { color-scheme: light; --ink: #14232e; --quiet: #4a5a66; --line: #c9d3da; --deep: #193e4f; --ground: #eef3f5; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
.test { max-width: none; margin: 0; padding: .6rem 1rem; background: #ffe08a; color: #2b2000; text-align: center; }
.service { max-width: none; margin: 0; padding: 1rem; background: var(--deep); color: #fff; font-weight: 650; text-align: center; }
main { max-width: 46rem; margin: 1.5rem auto; padding: 1.5rem; background: #fff; border: 1px solid var(--line); border-radius: 10px; }
h1 { margin: 0 0 .75rem; font-size: 1.5rem; line-height: 1.25; }
h2 { margin: 1.5rem 0 .5rem; font-size: 1.125rem; }
p { margin: 0 0 1rem; max-width: 62ch; }
a { color: #0b5a7a; }
small, .quiet { color: var(--quiet); font-size: .9rem; }
fieldset { margin: 0 0 1.25rem; padding: 0; border: 0; }
legend { padding: 0; margin-bottom: .5rem; font-weight: 650; }
.choice { display: flex; gap: .75rem; align-items: flex-start; min-height: 44px; padding: .6rem .75rem; border: 1px solid var(--line); border-radius: 8px; }
.choice + .choice { margin-top: .4rem; }
.choice:has(:checked) { border-color: var(--deep); background: #f1f7fa; }
.choice input { flex: none; width: 1.25rem; height: 1.25rem; margin: .15rem 0 0; accent-color: var(--deep); }
.choice span { display: block; overflow-wrap: anywhere; }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; margin: 1.25rem 0 0; }
.actions form, td form { margin: 0; }
.actions + .quiet { margin-top: .75rem; }
button, .button { display: inline-block; min-height: 44px; padding: .6rem 1.1rem; border: 1px solid var(--deep); border-radius: 8px; background: #fff; color: var(--deep); font: inherit; font-weight: 600; cursor: pointer; text-decoration: none; }
button.main, .button { background: var(--deep); color: #fff; }
:focus-visible { outline: 3px solid #c2410c; outline-offset: 2px; }
.wide { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; }
caption { text-align: left; padding-bottom: .5rem; color: var(--quiet); }
th, td { padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
.sum { font-variant-numeric: tabular-nums; white-space: nowrap; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 0 1rem; }
dt { color: var(--quiet); }
dd { margin: 0; overflow-wrap: anywhere; }
svg { display: block; width: 11rem; height: 11rem; margin: 0 0 1rem; border: 1px solid var(--line); }
`;

export type Markup = ReturnType<typeof html>;

interface SimulatorPage {
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
export async function simulatorPage(page: SimulatorPage): Promise<Response> {
  const { title, service, body, status = 200, formTarget } = page;
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

/** A table with a caption, or the sentence about its emptiness. */
export function table(caption: string, columns: readonly string[], rows: readonly Markup[], empty: string): Markup {
  if (rows.length === 0) return html`<p>${empty}</p>`;
  return html`<div class="wide"><table><caption>${caption}</caption>
<thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div>`;
}
