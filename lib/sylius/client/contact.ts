import { singleton } from '@/lib/singleton';

const contact = singleton<{ answeredAt: number | null }>('commerce-contact', () => ({ answeredAt: null }));

/** Records any response, success or error: the backend is reachable. */
export function recordBackendResponse(): void {
  contact.answeredAt = Date.now();
}

/** Milliseconds since 1970 of the backend's last response to this process; null before the first. */
export function lastAnswerAt(): number | null {
  return contact.answeredAt;
}
