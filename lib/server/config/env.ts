import { isIP } from 'node:net';
import { z } from 'zod';
import { type BuyingTerms, parseBuyingTerms } from '@/lib/domain/prices/buying';
import type { Metal } from '@/lib/domain/prices/goods';
import { readPriceHours } from '@/lib/domain/prices/price-hours';
import { isAddressRange } from './client-address';
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

const priceHours = z.string().transform((value, context) => {
  const hours = readPriceHours(value);
  if (hours !== null) return hours;
  context.issues.push({ code: 'custom', input: value, message: 'is not as in "mon-fri 08:00-22:00"' });
  return z.NEVER;
});

const buying = (metal: Metal) =>
  z
    .string()
    .default('')
    .transform((text) => parseBuyingTerms(metal, text))
    .refine((terms) => terms !== null, 'is no list of finenesses with what is paid for them, as 18=88%,14=260kr');

/** "2+1" */
const bagDays = z
  .string()
  .regex(/^\d{1,2}\+\d{1,2}$/, 'is not as in "2+1"')
  .transform((value) => value.split('+').map(Number))
  .pipe(z.tuple([z.number(), z.number()]))
  .transform(([toPrice, toMoney]) => ({ toPrice, toMoney }));

const schema = z.object({
  /** Base address of the commerce backend, no trailing slash. */
  COMMERCE_URL: url,
  /** The shop's public address, no trailing slash: canonical links, feed, sitemap, Origin checks. */
  SITE_URL: url.default('http://localhost:3000'),
  /** The first seals cookies, the others only open existing seals; at least 32 characters each. */
  SESSION_SECRET: z
    .string()
    .transform((value) => value.split(',').map((secret) => secret.trim()))
    .pipe(z.tuple([secret], secret)),
  /** Signs calls to POST /api/revalidate; at least 32 characters. */
  REVALIDATE_SECRET: secret,
  /** Timeout of an ordinary backend call in milliseconds. */
  COMMERCE_TIMEOUT_MS: timeout.default(10_000),
  /** The same for the two catalogue lists, which are slow on a real Sylius (contract.md part B section 8). */
  COMMERCE_LIST_TIMEOUT_MS: timeout.default(30_000),
  /** Zone of the backend's times without an offset (lib/server/config/time-zone.ts). */
  COMMERCE_TIME_ZONE: z.string().refine(isTimeZone, 'is no time zone').default('Europe/Stockholm'),
  /** Seconds without the backend's confirmation after which prices are shown but orders are blocked. */
  PRICES_STALE_AFTER: z.coerce.number().int().min(1).default(900),
  /** Swedish hours in which the backend's prices change; empty for always. */
  PRICE_HOURS: priceHours.prefault(''),
  /** Seconds of those hours without a price change after which nothing is sold; 0 for never. */
  PRICES_STILL_AFTER: z.coerce.number().int().min(0).default(7200),
  /** While this file exists no orders are taken (lib/server/catalogue/sales/stop.ts). */
  STOP_FILE: z.string().default('.data/stop'),
  /** Accepted ratio of a price without VAT, and of a buy-back price, to the metal value (docs/operations.md). */
  PRICE_BAND: band.prefault('0.97-8'),
  BUY_BACK_BAND: band.prefault('0.6-8'),
  /** What is paid for gold and silver by fineness (lib/domain/prices/buying.ts); empty promises nothing. */
  BUYING_GOLD: buying('gold'),
  BUYING_SILVER: buying('silver'),
  /** Bank days from a gold bag's arrival to our price, and from the seller's yes to the money; empty promises nothing. */
  GOLD_BAG_DAYS: bagDays.optional(),
  /** SQLite file of the recorded spot prices, unless instances share a store. */
  PRICE_HISTORY_FILE: z.string().default('.data/prices.sqlite'),
  /** Trusted hosts of absolute picture URLs, besides COMMERCE_URL's own. */
  MEDIA_HOSTS: list,
  /** Without BIND_ADDRESS the server listens on all interfaces. */
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  BIND_ADDRESS: z
    .string()
    .refine((value) => value === 'localhost' || isIP(value) !== 0, 'is neither an IP address nor "localhost"')
    .optional(),
  /** Seconds that a server still accepts requests after SIGTERM; longer than a proxy keeps an idle connection to it. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(0),
  /** Proxies whose X-Forwarded-For is trusted; without one the client is the connection's address. */
  TRUST_PROXY: z
    .string()
    .default('0')
    .transform((value) => (/^[01]$/.test(value) ? value === '1' : value.split(',').map((range) => range.trim())))
    .refine(
      (value) => typeof value === 'boolean' || value.every(isAddressRange),
      'is neither 0 nor 1 nor a list of addresses or ranges',
    ),
  SENTRY_DSN: z.url().optional(),
  /** Google Tag Manager container; without it there are no consent banner and no analytics. */
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/)
    .optional(),
  /** Redis-compatible server that all instances share; without it each uses its own memory. */
  VALKEY_URL: z.url({ protocol: /^(redis|rediss|valkey|valkeys|unix)$/ }).optional(),
  /** Logs one line of JSON per request. */
  LOG_REQUESTS: z
    .enum(['0', '1'])
    .default('0')
    .transform((value) => value === '1'),
  /** OTLP/HTTP collector for traces and metrics. */
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
});

export type Env = Readonly<z.infer<typeof schema>>;

/** Throws an Error whose one-line message names every missing or invalid variable. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  // `NAME=` in an env file means "not set".
  const variables = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(variables);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    return `${name}: ${name in variables ? message : 'is not set'}`;
  });
  throw new Error(`Environment: ${problems.join('; ')}`);
}

let cached: Env | undefined;

/** The environment of this process, parsed on the first call. Server only. */
export function env(): Env {
  cached ??= parseEnv(process.env);
  return cached;
}

/** Within how many bank days a gold bag is priced and paid. */
export type BagDays = z.infer<typeof bagDays>;

/** Null when no days are promised. */
export function goldBagDays(): BagDays | null {
  return env().GOLD_BAG_DAYS ?? null;
}

/** What the dealer pays for a metal by fineness; empty when nothing is promised. */
export function buyingTerms(metal: Metal): BuyingTerms {
  return (metal === 'gold' ? env().BUYING_GOLD : env().BUYING_SILVER) ?? {};
}
