import { must } from './image.mjs';

const PATHS = [
  '/kopa-guld',
  '/praglade-guldtackor/guldtacka-10g-valcambi',
  '/guldpris',
  '/blogg',
  '/faq',
  '/kopvillkor',
  '/gmc_rss.xml',
  '/sitemap.xml',
  '/sitemap-products-1.xml',
  '/api/health',
  '/api/ready',
];

/** One request to `site` without following redirects: status, text and headers. */
export async function statusOf(site, path, init) {
  const response = await fetch(site + path, { redirect: 'manual', ...init });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

/** Requests pages, files and probes that a container must be able to serve from the files copied into it. */
export async function visit(site) {
  const get = (path, init) => statusOf(site, path, init);
  const home = await get('/');
  must(home.status === 200 && home.text.includes('</html>'), `/: ${home.status}`);
  for (const path of PATHS) {
    const { status } = await get(path);
    must(status === 200, `${path}: ${status}`);
  }
  must((await get('/guldtackor/finns-inte-alls')).status === 307, 'An unknown product is not sent home.');
  must((await get('/nagot-annat')).status === 404, 'An unknown address is not a 404.');
  const script = /\/_next\/static\/chunks\/[^"]+\.js/.exec(home.text)?.[0] ?? '/no-script';
  const brotli = await get(script, { headers: { 'accept-encoding': 'br' } });
  must(brotli.headers.get('content-encoding') === 'br', `${script}: not in Brotli (${brotli.status})`);
  const picture =
    /\/_next\/image\?[^"' ]+|\/[pi]\/\d+\/[^"' ,]+/.exec(home.text)?.[0]?.replaceAll('&amp;', '&') ?? '/no-picture';
  must((await get(picture)).status === 200, `${picture}: no picture`);
}

/**
 * How many of these POSTs may be lost while instances stop: one in two thousand. Node ends connections that it has accepted but not read
 * when it closes a port, and nginx sends a POST no second time. None is lost when the proxy is told first (docs/operations.md).
 */
export const lostAtMost = (posts) => Math.ceil(posts / 2_000);
