import type { CookieJar, SealSettings } from '@/lib/server/sessions/sealed-cookie';
import type { Session } from '@/lib/server/sessions/session';
import type { SharedStore } from '@/lib/server/store/store';
import type { Upstream } from './backend-calls';
import type { PriceList } from './orders/agreed';
import type { IntentMemory } from './orders/intents';
import type { Limit } from './rate-limit';
import type { SharedReads } from './shared-reads';

/** Injected, so that tests can replace each. */
export interface ProxyDeps {
  readonly upstream: Upstream;
  readonly jar: CookieJar;
  readonly seal: SealSettings;
  readonly siteUrl: string;
  readonly now: () => Date;
  readonly limit: Limit;
  readonly shared: SharedReads;
  readonly intents: IntentMemory;
  /** Has the sign-outs of all instances. */
  readonly store: SharedStore;
  /** This server's current prices; null before the catalogue is loaded. */
  readonly prices: () => Promise<PriceList | null>;
}

/** One validated request on its way to the backend. */
export interface ProxyCall {
  readonly request: Request;
  readonly query: URLSearchParams;
  /** The path after the endpoint's name. */
  readonly rest: string;
  readonly session: Session | null;
  readonly deps: ProxyDeps;
}
