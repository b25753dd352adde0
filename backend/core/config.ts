import { z } from 'zod';

const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');

const schema = z
  .object({
    /** Address that the server listens on. Others than loopback are for containers, whose network isolates the backend. */
    BACKEND_HOST: z.string().min(1).default('127.0.0.1'),
    BACKEND_PORT: z.coerce.number().int().min(1).max(65535).default(4000),
    /** Path of the SQLite file. */
    BACKEND_DATA: z.string().min(1).default('.data/shop.sqlite'),
    BACKEND_SEED: z.coerce.number().int().default(1),
    /** Serves /__control/ (contract.md part C2). */
    BACKEND_CONTROL: flag.default(false),
    /** The origin to which the hosted BankID, Swish and Zimpler pages return the browser. */
    BACKEND_STOREFRONT: z.url().default('http://localhost:3000'),
    /** Seconds until a simulated Swish payer responds. */
    BACKEND_SWISH_SECONDS: z.coerce.number().min(0).max(170).default(3),
  })
  .transform((env) => ({
    host: env.BACKEND_HOST,
    port: env.BACKEND_PORT,
    data: env.BACKEND_DATA,
    seed: env.BACKEND_SEED,
    control: env.BACKEND_CONTROL,
    storefront: env.BACKEND_STOREFRONT.replace(/\/$/, ''),
    swishSeconds: env.BACKEND_SWISH_SECONDS,
  }));

/** BACKEND_* of the environment. URLs have no trailing slash. */
export type BackendConfig = Readonly<z.infer<typeof schema>>;

/** Reads BACKEND_* from the environment. Throws an Error whose one-line message names every invalid variable. */
export function readBackendConfig(environment: Readonly<Record<string, string | undefined>>): BackendConfig {
  // `NAME=` in an env file means "not set".
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(problems.join('; '));
}
