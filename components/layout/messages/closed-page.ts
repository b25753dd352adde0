import { site } from '@/lib/domain/site';
import { CLOSED_PAGE_STYLE } from '@/lib/server/entrance/policy/closed-page-style.mjs';

interface ClosedPage {
  readonly title: string;
  /** What happened and what to do, in Swedish. */
  readonly text: string;
  /** Says that nothing is lost. */
  readonly bar: string;
  readonly link: { readonly href: string; readonly text: string };
}

/** `href` is empty: the requested URL. */
const AGAIN = { href: '', text: 'Försök igen' };
const HOME = { href: '/', text: 'Till startsidan' };
const KEPT = 'Det du har lagt i varukorgen finns kvar.';
const ORDER_KEPT = `${KEPT} Har du beställt finns din beställning kvar.`;

const BACKEND_AWAY: ClosedPage = {
  title: 'Vi är strax tillbaka',
  text: 'Vi kan inte visa sortiment och priser just nu. Försök igen om en liten stund.',
  bar: KEPT,
  link: AGAIN,
};

/**
 * What the proxy shows instead of its own words, by the name of the file in deploy/closed (deploy/draw-closed-pages.ts).
 * @public deploy/draw-closed-pages.ts
 */
export const PROXY_PAGES: Readonly<Record<string, ClosedPage>> = {
  away: {
    title: 'Vi är strax tillbaka',
    text: 'Vi kan inte visa sidan just nu. Försök igen om en liten stund.',
    bar: ORDER_KEPT,
    link: AGAIN,
  },
  crowd: {
    title: 'Vänta några sekunder',
    text: 'Just nu är det fler besökare än vi hinner med. Försök igen om några sekunder.',
    bar: ORDER_KEPT,
    link: AGAIN,
  },
  'too-many': {
    title: 'Vänta en minut',
    text: 'Det blev för många förfrågningar på kort tid från din uppkoppling. Vänta en minut och försök igen.',
    bar: ORDER_KEPT,
    link: AGAIN,
  },
  'too-large': {
    title: 'Det blev för mycket på en gång',
    text: 'Det du skickade är större än vi kan ta emot. Gå till startsidan och försök igen med mindre text.',
    bar: ORDER_KEPT,
    link: HOME,
  },
  unreadable: {
    title: 'Vi kunde inte läsa förfrågan',
    text: 'Webbläsaren skickade något som vi inte kan läsa. Gå till startsidan och försök igen. Hjälper det inte, rensa kakorna för vår webbplats.',
    bar: ORDER_KEPT,
    link: HOME,
  },
};

/**
 * A page that needs neither backend, scripts nor other files: by default the one shown when the shop needs its backend and cannot reach
 * it. A string, because only a handler can reliably set the status.
 */
export function closedPage({ title, text, bar, link }: ClosedPage = BACKEND_AWAY): string {
  return `<!doctype html>
<html lang="sv">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${site.name}</title>
<style>${CLOSED_PAGE_STYLE}</style>
</head>
<body>
<header>${site.name}<span>.</span></header>
<aside class="bar">${bar}</aside>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p>Vill du inte vänta? Ring oss på <a href="${site.phone.href}">${site.phone.display}</a>.</p>
<p><a class="again" href="${link.href}">${link.text}</a></p>
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
