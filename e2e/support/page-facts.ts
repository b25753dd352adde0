import type { Page } from 'playwright/test';

/** A page's metadata and links in its HTML as sent: read with the browser's parser, without running scripts. */
export type PageFacts = Awaited<ReturnType<typeof pageFacts>>;

export function pageFacts(page: Page, html: string) {
  return page.evaluate((text) => {
    const root = new DOMParser().parseFromString(text, 'text/html');
    const all = (selector: string) => [...root.querySelectorAll(selector)];
    const texts = (selector: string) => all(selector).map(({ textContent }) => textContent);
    const values = (selector: string, name: string) =>
      all(`${selector}[${name}]`).map((element) => element.getAttribute(name) ?? '');
    const meta = (which: string) => values(`meta[${which}]`, 'content')[0] ?? null;
    return {
      lang: root.documentElement.getAttribute('lang'),
      titles: texts('head title'),
      headings: texts('h1'),
      footer: texts('footer')[0] ?? '',
      description: meta('name=description'),
      canonicals: values('link[rel=canonical]', 'href'),
      robots: meta('name=robots') ?? '',
      shareImage: meta('property="og:image"'),
      links: all('a[href]').map((link) => ({ href: link.getAttribute('href') ?? '', text: link.textContent })),
      pictures: values('img', 'src'),
      ids: values('', 'id'),
      data: texts('script[type="application/ld+json"]').flatMap((script): Readonly<Record<string, unknown>>[] =>
        JSON.parse(script),
      ),
    };
  }, html);
}
