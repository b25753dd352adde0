import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The privacy page lists what the shop stores in a browser and for how long; compared here with the code that stores it. */
const page = readFileSync('content/pages/integritet.md', 'utf8');

interface Row {
  readonly name: string;
  readonly kind: string;
  readonly lasts: string;
}

const rows = page.split('\n').flatMap((line): Row[] => {
  const [, name, kind = '', , lasts = ''] = line.split('|').map((cell) => cell.trim());
  const shop = name?.match(/^`(guldkajen-[\w-]+)…?`$/)?.[1];
  return shop === undefined ? [] : [{ name: shop, kind, lasts }];
});

function sources(folder: string): string {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  return files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
}

function named(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => `guldkajen-${name}`).toSorted();
}

const listedAs = (kind: string) => rows.filter((row) => row.kind.startsWith(kind)).map(({ name }) => name);

describe('the privacy page', () => {
  it('names every slice of the local storage and no others', () => {
    const stores = sources('stores');
    const kept = named(stores, /(?:\bkey: |savedProductsStore\()'([\w-]+)'/g);
    expect(kept.length).toBeGreaterThan(5);
    expect(listedAs('Lokal lagring').toSorted()).toEqual(kept);
  });

  it('names every cookie with its lifetime', () => {
    expect(listedAs('Kaka').toSorted()).toEqual(named(sources('lib/server/sessions'), /\bname: 'guldkajen-([\w-]+)'/g));
    for (const [file, cookie, ttl, lasting] of [
      ['session', 'session', '12 * HOUR', '12 timmar'],
      ['browser-orders', 'orders', '30 * DAY', '30 dagar'],
      ['round-trip', 'bankid', 'TEN_MINUTES', '10 minuter'],
    ] as const) {
      expect(readFileSync(`lib/server/sessions/${file}.ts`, 'utf8')).toContain(`ttl: ${ttl}`);
      expect(rows.find(({ name }) => name === `guldkajen-${cookie}`)?.lasts).toContain(lasting);
    }
  });

  it('correctly claims that nothing else is stored in a browser', () => {
    const folders = ['app', 'components', 'stores', 'lib'];
    const writers = folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file))
        .map((file) => join(folder, file))
        .filter((file) =>
          /localStorage\.setItem|sessionStorage\b|indexedDB|document\.cookie = (?!.*max-age=0)|caches\.open/.test(
            readFileSync(file, 'utf8'),
          ),
        ),
    );
    expect(writers.toSorted()).toEqual(['lib/browser/load-code.ts', 'stores/kept-contact.ts', 'stores/persisted.ts']);
    const session = sources('lib/browser') + sources('stores');
    expect(listedAs('Sessionslagring').toSorted()).toEqual(named(session, /(?:RELOADED|KEY) = 'guldkajen-([\w-]+)'/g));
  });
});

describe('the logs of a proxy in front leave addresses, queries and headers out', () => {
  it('in Caddy', () => {
    const filter = readFileSync('deploy/caddy/shop', 'utf8').match(/^\(nobody\) \{.*?^\}/ms)?.[0];
    for (const line of ['request>remote_ip delete', 'request>uri regexp `\\?.*` ``', 'request>headers delete'])
      expect(filter).toContain(line);
    // The access log, and the log of errors.
    const logs = readFileSync('deploy/caddy/Caddyfile', 'utf8').match(/^\s*log\b.*?import nobody$/gms);
    expect(logs).toHaveLength(2);
  });

  it('in Caddy with a page cache, which has all settings of the other file', () => {
    const settings = (name: string) =>
      readFileSync(`deploy/caddy/${name}`, 'utf8')
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '' && !line.startsWith('#'));
    expect(settings('Caddyfile.page-cache')).toEqual(expect.arrayContaining(settings('Caddyfile')));
  });

  it('in nginx', () => {
    const format = readFileSync('deploy/nginx/shop.conf', 'utf8').match(/log_format json[^;]*;/)?.[0];
    expect(format).toContain('"path":"$path"');
    expect(format).not.toMatch(/\$(?:request"|request_uri|args|query_string|arg_|http_|cookie_|remote_)/);
  });
});
