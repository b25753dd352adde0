import { isIP } from 'node:net';
import { z } from 'zod';
import { isAddressRange, type TrustedProxies } from '@/lib/client-address';
import { STALE_AFTER } from '@/lib/prices/freshness';
import { isTimeZone } from './time-zone';

const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));
/** Maximum of setTimeout, which fires at once above it. */
const MOST_MILLISECONDS = 2 ** 31 - 1;
const timeout = z.coerce.number().int().min(100).max(MOST_MILLISECONDS);

const secret = z.string().min(32);

/** "a.example, b.example" */
const list = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );

/** "0.5-50" */
const band = z
  .string()
  .regex(/^\d+(\.\d+)?-\d+(\.\d+)?$/)
  .transform((value) => value.split('-').map(Number))
  .pipe(z.tuple([z.number(), z.number()]))
  .refine(([lowest, highest]) => lowest < highest)
  .transform(([lowest, highest]) => ({ lowest, highest }));

const schema = z.object({
  COMMERCE_URL: url,
  SITE_URL: url.default('http://localhost:3000'),
  SESSION_SECRET: z
    .string()
    .transform((value) => value.split(',').map((secret) => secret.trim()))
    .pipe(z.tuple([secret], secret)),
  REVALIDATE_SECRET: secret,
  COMMERCE_TIMEOUT_MS: timeout.default(10_000),
  COMMERCE_LIST_TIMEOUT_MS: timeout.default(30_000),
  COMMERCE_TIME_ZONE: z.string().refine(isTimeZone, 'is no time zone').default('Europe/Stockholm'),
  PRICES_STALE_AFTER: z.coerce.number().int().min(1).default(STALE_AFTER),
  PRICE_BAND: band.prefault('0.5-50'),
  BUY_BACK_BAND: band.prefault('0.2-50'),
  PRICE_HISTORY_FILE: z.string().default('.data/prices.sqlite'),
  MEDIA_HOSTS: list,
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  BIND_ADDRESS: z
    .string()
    .refine((value) => value === 'localhost' || isIP(value) !== 0, 'is neither an IP address nor "localhost"')
    .optional(),
  UCP_PLATFORMS: list.pipe(z.array(z.url({ protocol: /^https$/ }))),
  TRUST_PROXY: z
    .string()
    .default('0')
    .transform((value) => (/^[01]$/.test(value) ? value === '1' : value.split(',').map((range) => range.trim())))
    .refine(
      (value) => typeof value === 'boolean' || value.every(isAddressRange),
      'is neither 0 nor 1 nor a list of addresses or ranges',
    ),
  SENTRY_DSN: z.url().optional(),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/)
    .optional(),
  VALKEY_URL: z.url({ protocol: /^(redis|rediss|valkey|valkeys|unix)$/ }).optional(),
  LOG_REQUESTS: z
    .enum(['0', '1'])
    .default('0')
    .transform((value) => value === '1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
});

interface Range {
  readonly lowest: number;
  readonly highest: number;
}

export interface Env {
  /** Base address of the commerce backend, no trailing slash. */
  readonly COMMERCE_URL: string;
  /** The shop's public address, no trailing slash: canonical links, feed, sitemap, Origin checks. */
  readonly SITE_URL: string;
  /** The first seals cookies, the others only open existing seals; at least 32 characters each. */
  readonly SESSION_SECRET: readonly [string, ...string[]];
  /** Signs calls to POST /api/revalidate; at least 32 characters. */
  readonly REVALIDATE_SECRET: string;
  /** Timeout of an ordinary backend call in milliseconds. */
  readonly COMMERCE_TIMEOUT_MS: number;
  /** The same for the two catalogue lists, which are slow on a real Sylius (contract.md part B section 8). */
  readonly COMMERCE_LIST_TIMEOUT_MS: number;
  /** Zone of the backend's times without an offset (lib/config/time-zone.ts). */
  readonly COMMERCE_TIME_ZONE: string;
  /** Seconds without the backend's confirmation after which prices are shown but orders are blocked. */
  readonly PRICES_STALE_AFTER: number;
  /** Accepted ratio of a price including VAT, and of a buy-back price, to the metal value. Wide, because of collectors' coins. */
  readonly PRICE_BAND: Range;
  readonly BUY_BACK_BAND: Range;
  /** SQLite file of the recorded spot prices, unless instances share a store. */
  readonly PRICE_HISTORY_FILE: string;
  /** Trusted hosts of absolute picture URLs, besides COMMERCE_URL's own. */
  readonly MEDIA_HOSTS: readonly string[];
  /** Without BIND_ADDRESS the server listens on all interfaces. */
  readonly PORT: number;
  readonly BIND_ADDRESS?: string | undefined;
  /** Proxies whose X-Forwarded-For is trusted; without one the client is the connection's address. */
  readonly TRUST_PROXY: TrustedProxies;
  /** Profile URLs of known shopping platforms, fetched before unknown ones (lib/ucp/platform-profile.ts). */
  readonly UCP_PLATFORMS: readonly string[];
  readonly SENTRY_DSN?: string | undefined;
  /** Google Tag Manager container; without it there are no consent banner and no analytics. */
  readonly GTM_ID?: string | undefined;
  /** Redis-compatible server that all instances share; without it each uses its own memory. */
  readonly VALKEY_URL?: string | undefined;
  /** Logs one line of JSON per request. */
  readonly LOG_REQUESTS: boolean;
  /** OTLP/HTTP collector for traces. */
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
}

/** Throws an Error whose one-line message names every missing or invalid variable. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  // `NAME=` in an env file means "not set".
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    return `${name}: ${name in given ? message : 'is not set'}`;
  });
  throw new Error(`Environment: ${problems.join('; ')}`);
}

let cached: Env | undefined;

/** The environment of this process, parsed on the first call. Server only. */
export function env(): Env {
  cached ??= parseEnv(process.env);
  return cached;
}
