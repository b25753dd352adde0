import { site } from '@/lib/config/site';

const STYLE = `
body { margin: 0; background: #fbfaf7; color: #1d1b16; font: 1.125rem/1.6 Inter, system-ui, sans-serif; }
header, main { max-width: 40rem; margin: 0 auto; padding: 2rem 1.25rem; }
header { font: 600 1.5rem/1.2 Georgia, serif; }
h1 { margin: 0 0 1rem; font: 500 2.25rem/1.2 Georgia, serif; }
a { color: inherit; }
.again { display: inline-block; margin-top: 1rem; padding: 0.75rem 1.5rem; border-radius: 0.25rem; background: #1d1b16; color: #fff; text-decoration: none; }
a:focus-visible { outline: 3px solid #8a6a1f; outline-offset: 3px; }
`;

/**
 * The page that stands in for all that the shop cannot show without its backend. Text, because only a handler can send a status of
 * its own choice with certainty, and it needs nothing that could be missing. The link leads to the address that was asked for.
 */
export function closedPage(): string {
  return `<!doctype html>
<html lang="sv">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Vi är strax tillbaka | ${site.name}</title>
<style>${STYLE}</style>
</head>
<body>
<header>${site.name}</header>
<main>
<h1>Vi är strax tillbaka</h1>
<p>Vi kan inte visa sortiment och priser just nu. Försök igen om en liten stund.</p>
<p>Vill du inte vänta? Ring oss på <a href="${site.phone.href}">${site.phone.display}</a>.</p>
<p><a class="again" href="">Försök igen</a></p>
</main>
</body>
</html>
`;
}
