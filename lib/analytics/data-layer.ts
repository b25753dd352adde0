import type { AnalyticsEvent } from './event';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** `undecided` until the visitor's choice is known; also where no tool is configured, until that is known. */
export type Permission = 'undecided' | 'granted' | 'denied';

/** As many as can happen on a page before somebody answers. */
const MOST_WAITING = 30;

let permission: Permission = 'undecided';
let waiting: AnalyticsEvent[] = [];

/** Puts something on the page's data layer, where a tag manager reads it. Browser only. */
export function pushToLayer(entry: unknown): void {
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
}

function tell(event: AnalyticsEvent): void {
  // Tag managers merge what they are given: without this the articles of the event before would shine through.
  pushToLayer({ ecommerce: null });
  pushToLayer(event);
}

/**
 * Reports an event, if the visitor has agreed to it (domain.md 5.7). Until the choice is known the event waits in this
 * page's memory, and is forgotten if the response is no. Does nothing on the server.
 */
export function pushEvent(event: AnalyticsEvent | null): void {
  if (event === null || typeof window === 'undefined' || permission === 'denied') return;
  if (permission === 'granted') tell(event);
  else if (waiting.length < MOST_WAITING) waiting.push(event);
}

/** What the visitor has answered: lets waiting events out, or forgets them. */
export function setPermission(answer: Exclude<Permission, 'undecided'>): void {
  permission = answer;
  const events = waiting;
  waiting = [];
  if (answer === 'granted') events.forEach(tell);
}
