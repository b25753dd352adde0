import { readFileSync } from 'node:fs';
import { type BrowserContext, expect, type Page } from 'playwright/test';
import { controlState } from './control';
import { BLOCKED, MAJA, PLACEHOLDER_EMAIL, TOLVAN } from './identity';
import { type Shop, SITE_URL } from './shop';

interface SeenRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The numbers of all people in the journeys, with and without century and hyphen. */
const PERSONAL_NUMBERS = [TOLVAN, MAJA, BLOCKED, PLACEHOLDER_EMAIL].flatMap((number) => [
  number.slice(2),
  `${number.slice(2, 8)}-${number.slice(8)}`,
]);

/** Headers that may carry a token, and only on the shop's own API (contract.md A1). */
const TOKEN_HEADERS = ['authorization', 'access_token', 'refresh_token', 'x-signing-token'];

/** Records every URL that the page has shown, as in a history, an extension or an error report. */
export function recordAddresses(page: Page): readonly string[] {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => void addresses.push(frame.url()));
  return addresses;
}

export async function requestsSeen(): Promise<readonly SeenRequest[]> {
  const { requests } = (await controlState('requests')) as { requests: readonly SeenRequest[] };
  return requests;
}

export function tokensOf(requests: readonly SeenRequest[]): readonly string[] {
  const values = requests.flatMap(({ headers }) => TOKEN_HEADERS.map((name) => headers[name] ?? ''));
  return [...new Set(values.map((value) => value.replace(/^Bearer /, '')).filter((value) => value.length > 10))];
}

/** Expects tokens, personal numbers and BankID sessions only where contract.md A1 puts them. */
export async function expectNoLeaks(
  { page, context, shop }: { page: Page; context: BrowserContext; shop: Shop },
  addresses: readonly string[],
): Promise<void> {
  const requests = await requestsSeen();
  const ours = addresses.filter((address) => !new URL(address).pathname.startsWith('/sim/'));
  const stored = page.url().startsWith(SITE_URL)
    ? await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]))
    : '';
  const cookies = (await context.cookies()).map(({ value }) => value).join('\n');
  const logs = shop.logs.map((file) => readFileSync(file, 'utf8')).join('\n');
  const secrets = [...tokensOf(requests), ...PERSONAL_NUMBERS];
  for (const place of [ours.join('\n'), stored, cookies, logs]) {
    for (const secret of secrets) expect(place).not.toContain(secret);
    expect(place).not.toMatch(/grandidsession=[\w-]/i);
  }
  for (const { path, headers } of requests) {
    if (path.startsWith('/sim/')) continue;
    for (const secret of secrets) expect(path).not.toContain(secret);
    const carries = TOKEN_HEADERS.some((name) => name in headers);
    if (carries) expect(path).toMatch(/^\/sylius\/commerz\//);
  }
  for (const cookie of await context.cookies()) expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
}
