import { z } from 'zod';

const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');

const schema = z.object({
  /** Anything but the loopback address is for containers, whose network shuts others out. */
  BACKEND_HOST: z.string().min(1).default('127.0.0.1'),
  BACKEND_PORT: z.coerce.number().int().min(1).max(65535).default(4000),
  BACKEND_DATA: z.string().min(1).default('.data/shop.sqlite'),
  BACKEND_SEED: z.coerce.number().int().default(1),
  BACKEND_CONTROL: flag.default(false),
  /** Where the hosted BankID, Swish and Zimpler pages send the browser back to. */
  BACKEND_STOREFRONT: z.url().default('http://localhost:3000'),
  BACKEND_SWISH_SECONDS: z.coerce.number().min(0).max(170).default(3),
  /** The address above `/api/v2` of a real Sylius, whose catalogue is served instead of our own. */
  BACKEND_OVERLAY: z.url({ protocol: /^https?$/ }).optional(),
});

export interface BackendConfig {
  /** Address that the server listens on. */
  readonly host: string;
  readonly port: number;
  /** Path of the SQLite file; pictures are cached beside it. */
  readonly data: string;
  readonly seed: number;
  /** Serves /__control/ (contract.md part C2). */
  readonly control: boolean;
  readonly storefront: string;
  /** Seconds that a simulated Swish payer takes to respond. */
  readonly swishSeconds: number;
  /** A real Sylius, without a trailing slash, that answers /sylius/api/v2 (contract.md part B section 11). */
  readonly overlay?: string | undefined;
}

/** Reads BACKEND_* from the environment. Throws an Error whose message names every bad variable on one line. */
export function readBackendConfig(environment: NodeJS.ProcessEnv): BackendConfig {
  // `NAME=` in an env file means "not set".
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(problems.join('; '));
  }
  const env = parsed.data;
  return {
    host: env.BACKEND_HOST,
    port: env.BACKEND_PORT,
    data: env.BACKEND_DATA,
    seed: env.BACKEND_SEED,
    control: env.BACKEND_CONTROL,
    storefront: env.BACKEND_STOREFRONT.replace(/\/$/, ''),
    swishSeconds: env.BACKEND_SWISH_SECONDS,
    overlay: env.BACKEND_OVERLAY?.replace(/\/$/, ''),
  };
}
