import { singleton } from '@/lib/singleton';

const contact = singleton<{ answeredAt: number | null }>('commerce-contact', () => ({ answeredAt: null }));

/** The backend answered something, well or not: it can be reached. */
export function recordBackendResponse(): void {
  contact.answeredAt = Date.now();
}

/** Milliseconds since 1970 of the backend's last answer to this process; null before the first. */
export function lastAnswerAt(): number | null {
  return contact.answeredAt;
}
