import { site } from '@/lib/config/site';
import { CLOSED_PAGE_STYLE } from '@/lib/server/closed-page-style.mjs';

/**
 * The page that stands in for all that the shop cannot show without its backend. Text, because only a handler can send a status of
 * its own choice with certainty, and it needs nothing that could be missing. The link leads to the address that was requested.
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
