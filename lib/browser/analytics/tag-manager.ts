import { pushToLayer } from './data-layer';

/** Consent Mode v2. The shop requests consent for statistics only: everything else stays denied. */
const ALL_DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
} as const;

/** First-party cookies that Google's statistics set. */
const LEFT_BEHIND = /^(_ga|_gid|_gat|_gcl)/;

function gtag(..._command: readonly unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the tag manager recognises a command by its type, an arguments object.
  pushToLayer(arguments);
}

/** Denies everything. Call it once, before any other command. */
export function denyByDefault(): void {
  gtag('consent', 'default', { ...ALL_DENIED, wait_for_update: 500 });
}

/** Grants statistics and loads the tag manager, once per page. */
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

/** Revokes consent: stops statistics and deletes their cookies. */
export function stopTagManager(): void {
  gtag('consent', 'update', ALL_DENIED);
  const { hostname } = location;
  const labels = hostname.split('.');
  const domains = labels.map((_, index) => labels.slice(index).join('.'));
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0] ?? '';
    if (!LEFT_BEHIND.test(name)) continue;
    // A cookie's domain cannot be read, so it is deleted for each possible one.
    for (const domain of ['', ...domains.map((parent) => `; domain=${parent}`)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: not every browser has CookieStore.
      document.cookie = `${name}=; max-age=0; path=/${domain}`;
    }
  }
}
