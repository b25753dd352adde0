import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tsImport } from 'tsx/esm/api';
import { Refusal, say } from './say.mjs';

const SECRETS = '.data/secrets.json';

/** Reads .env.local, then .env; variables that are already set win. */
export function loadEnvFiles() {
  for (const file of ['.env.local', '.env']) if (existsSync(file)) process.loadEnvFile(file);
}

function readSecrets() {
  try {
    const { SESSION_SECRET, REVALIDATE_SECRET } = JSON.parse(readFileSync(SECRETS, 'utf8'));
    if (SESSION_SECRET && REVALIDATE_SECRET) return { SESSION_SECRET, REVALIDATE_SECRET };
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    if (error.code !== undefined)
      throw new Refusal(`${error.message}: this user must be able to read and write .data.`);
  }
  say(`${SECRETS} is unreadable: new secrets are made, and everybody is signed out.`);
  return null;
}

/** Secrets of the embedded shop, generated once and stored, so that a restart does not end sessions. */
export function localSecrets() {
  const known = readSecrets();
  if (known) return known;
  const made = { SESSION_SECRET: randomBytes(32).toString('hex'), REVALIDATE_SECRET: randomBytes(32).toString('hex') };
  try {
    mkdirSync('.data', { recursive: true, mode: 0o700 });
    writeFileSync(SECRETS, JSON.stringify(made), { mode: 0o600 });
  } catch (error) {
    throw new Refusal(`${error.message}: this user must be able to read and write .data.`);
  }
  return made;
}

/** Validates the storefront's environment with the storefront's own rules (lib/server/config/env.ts). */
export async function checkEnvironment(environment) {
  const { parseEnv } = await tsImport('../../lib/server/config/env.ts', import.meta.url);
  try {
    return parseEnv(environment);
  } catch (error) {
    throw new Refusal(error.message);
  }
}

/** The URL on this machine of a storefront that listens at `bindAddress`. */
export const { selfUrl } = await tsImport('../../lib/server/entrance/self-url.ts', import.meta.url);
