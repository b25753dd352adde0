import { pushToLayer } from './data-layer';

/** Consent Mode v2. Statistics are all that the shop requests: the rest stays denied whatever is answered. */
const ALL_DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
} as const;

/** First-party cookies that the tool's statistics leave behind. */
const LEFT_BEHIND = /^(_ga|_gid|_gat|_gcl)/;

function gtag(..._command: readonly unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the tool tells a command from an event by its being an arguments object.
  pushToLayer(arguments);
}

/** Says no to everything, before anything else is said. Call it once, first. */
export function denyByDefault(): void {
  gtag('consent', 'default', { ...ALL_DENIED, wait_for_update: 500 });
}

/** Says yes to statistics and fetches the tag manager, once per page. */
export function startTagManager(id: string, now: Date): void {
  gtag('consent', 'update', { analytics_storage: 'granted' });
  if (document.querySelector('script[data-tag-manager]')) return;
  pushToLayer({ 'gtm.start': now.getTime(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.dataset.tagManager = id;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/** Takes a yes back: no more statistics from here on, and the cookies of those so far are removed. */
export function stopTagManager(): void {
  gtag('consent', 'update', ALL_DENIED);
  const { hostname } = location;
  const labels = hostname.split('.');
  const domains = labels.map((_, index) => labels.slice(index).join('.'));
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0] ?? '';
    if (!LEFT_BEHIND.test(name)) continue;
    // The domain of a cookie cannot be read: it is deleted for each possible one.
    for (const domain of ['', ...domains.map((parent) => `; domain=${parent}`)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: CookieStore is not everywhere, and this has to work everywhere.
      document.cookie = `${name}=; max-age=0; path=/${domain}`;
    }
  }
}
