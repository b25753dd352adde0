import { since } from '@/lib/domain/since';
import { isReachable } from './reachable';

/** Milliseconds before a failed load is retried, and between two reloads. */
const RETRY_MS = 1_000;
const RELOAD_AGAIN_MS = 60_000;
const RELOADED = 'guldkajen-reloaded';

function untilOnline(): Promise<void> {
  if (navigator.onLine) return new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  return new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }));
}

/** Loads code (`() => import(...)`), with one retry after a second, or when the device is online again. Browser only. */
export async function loadCode<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await untilOnline();
    return load();
  }
}

/** What the page does by itself after a reload, because the shopper had pressed for it. */
export type PendingAction = 'cart' | `quick-view:${string}` | `film:${string}` | `picture:${string}`;

interface Reload {
  readonly at: number;
  /** A PendingAction; empty for none. */
  readonly action: string;
}

function lastReload(): Reload {
  try {
    const { at = 0, action } = JSON.parse(sessionStorage.getItem(RELOADED) ?? '{}');
    return { at: Number(at), action: String(action) };
  } catch {
    return { at: 0, action: '' };
  }
}

function store(reload: Reload): boolean {
  try {
    sessionStorage.setItem(RELOADED, JSON.stringify(reload));
    return true;
  } catch {
    return false;
  }
}

/** Reloads the page, at most once a minute, and stores `action` for the reloaded page. Returns whether it does. */
export function reloadOnce(action: PendingAction | '' = ''): boolean {
  if (since(lastReload().at) <= RELOAD_AGAIN_MS || !store({ at: Date.now(), action })) return false;
  location.reload();
  return true;
}

/**
 * Like `loadCode`, for code that a click needs. When it fails although the server responds, a newer release has
 * replaced it: reloads the page, at most once a minute, and stores `action` for the reloaded page.
 */
export async function loadCodeOrReload<T>(load: () => Promise<T>, action: PendingAction | '' = ''): Promise<T> {
  try {
    return await loadCode(load);
  } catch (error) {
    // A reload without the server would lose the page.
    if (!(await isReachable()) || !reloadOnce(action)) throw error;
    return new Promise(() => {});
  }
}

/** The subject of a stored action of this kind (a product code; empty for the cart), once; null without one. */
export function takePendingAction(kind: 'cart' | 'quick-view' | 'film' | 'picture'): string | null {
  const reload = lastReload();
  if (!reload.action.startsWith(kind)) return null;
  store({ ...reload, action: '' });
  return reload.action.slice(kind.length + 1);
}
