import { singleton } from '@/lib/server/config/singleton';

const contact = singleton<{ respondedAt: number | null }>('commerce-contact', () => ({ respondedAt: null }));

/** Records any response, success or error: the backend is reachable. */
export function recordBackendResponse(): void {
  contact.respondedAt = Date.now();
}

/** Milliseconds since 1970 of the backend's last response to this process; null before the first. */
export function lastResponseAt(): number | null {
  return contact.respondedAt;
}
