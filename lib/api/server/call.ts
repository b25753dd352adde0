import type { RevokedSessions } from '@/lib/account/revoked-sessions';
import type { CookieJar, SealSettings } from '@/lib/account/sealed-cookie';
import type { Session } from '@/lib/account/session';
import type { CommerceRequest } from '@/lib/sylius/client/http';
import type { PriceList } from './agreed-prices';
import type { IntentMemory } from './intents';
import type { Limit } from './rate-limit';
import type { SharedReads } from './shared-reads';

/** What the proxy works with; handed in, so that a test can stand in for each. */
export interface ProxyDeps {
  readonly upstream: (request: CommerceRequest) => Promise<unknown>;
  readonly jar: CookieJar;
  readonly seal: SealSettings;
  readonly siteUrl: string;
  readonly now: () => Date;
  readonly limit: Limit;
  readonly shared: SharedReads;
  readonly intents: IntentMemory;
  readonly revoked: RevokedSessions;
  /** Our own prices of now; null before there are any. */
  readonly prices: () => Promise<PriceList | null>;
}

/** One checked call on its way to the backend. */
export interface ProxyCall {
  readonly request: Request;
  readonly query: URLSearchParams;
  /** What follows the endpoint's name in the path. */
  readonly rest: string;
  readonly session: Session | null;
  readonly deps: ProxyDeps;
}
