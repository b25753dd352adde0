import { site } from '@/lib/domain/site';
import { CLOSED_PAGE_STYLE } from '@/lib/server/entrance/policy/closed-page-style.mjs';

/**
 * The page shown when the shop needs its backend and cannot reach it. A string, because only a handler can reliably set the
 * status, and without dependencies that could be unavailable. The link leads to the requested URL.
 */
export function closedPage(): string {
  return `<!doctype html>
<html lang="sv">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Vi är strax tillbaka | ${site.name}</title>
<style>${CLOSED_PAGE_STYLE}</style>
</head>
<body>
<header>${site.name}<span>.</span></header>
<aside class="bar">Det du har lagt i varukorgen finns kvar.</aside>
<main>
<h1>Vi är strax tillbaka</h1>
<p>Vi kan inte visa sortiment och priser just nu. Försök igen om en liten stund.</p>
<p>Vill du inte vänta? Ring oss på <a href="${site.phone.href}">${site.phone.display}</a>.</p>
<p><a class="again" href="">Försök igen</a></p>
</main>
<footer>
<p>${site.legalName}<br>${site.address.street}<br>${site.address.postalCode} ${site.address.city}</p>
<p><a href="${site.phone.href}">${site.phone.display}</a><br><a href="mailto:${site.email}">${site.email}</a></p>
<p>${site.openingHours.map(({ days, hours }) => `${days} ${hours}`).join('<br>')}</p>
</footer>
</body>
</html>
`;
}
