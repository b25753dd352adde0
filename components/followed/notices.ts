import { showToast } from '@/components/ui/toast';
import type { Current } from '@/lib/domain/followed/followed';
import { paths } from '@/lib/domain/paths/paths';
import { site } from '@/lib/domain/site';
import { takeNotices } from '@/stores/followed-store';

const LOCK = 'guldkajen-notice';

/** `none`: this browser has no notices. */
export function notePermission(): NotificationPermission | 'none' {
  return 'Notification' in window ? Notification.permission : 'none';
}

/** Has the browser request the permission, which it does only after a press. */
export async function requestPermission(): Promise<void> {
  if (notePermission() === 'default') await Notification.requestPermission();
}

/** Runs `work` in one tab at a time, where the browser has locks: old ones and insecure pages have none. */
export async function oneTab(name: string, work: () => Promise<void> | void, signal?: AbortSignal): Promise<void> {
  const locks: LockManager | null | undefined = navigator.locks;
  if (locks) await locks.request(name, signal ? { signal } : {}, work);
  else await work();
}

/** False where pages may not show a notice themselves, as in Chrome for Android. */
function showNotice(text: string, tag: string): boolean {
  if (notePermission() !== 'granted') return false;
  try {
    const notice = new Notification(site.name, { body: text, lang: 'sv', tag });
    notice.addEventListener('click', () => {
      window.focus();
      location.assign(paths.wishlist);
    });
    return true;
  } catch {
    return false;
  }
}

/** In the page, where the shopper looks at it. */
function showMessage(text: string): boolean {
  if (document.hidden) return false;
  void showToast('message', text, { link: { href: paths.wishlist, text: 'Till önskelistan' } });
  return true;
}

/** Shows the notices that are due, each in one tab. */
export async function announce(current: readonly Current[]): Promise<void> {
  await oneTab(LOCK, () => takeNotices(current, (text, code) => showNotice(text, code) || showMessage(text)));
}
