import type { AnalyticsEvent } from './events';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** `undecided` until the visitor's choice is known, or until it is known that no tool is configured. */
export type Permission = 'undecided' | 'granted' | 'denied';

/** More than happen on one page before a visitor chooses. */
const MOST_WAITING = 30;

let permission: Permission = 'undecided';
let waiting: AnalyticsEvent[] = [];

/** Appends to the data layer that the tag manager reads. Browser only. */
export function pushToLayer(entry: unknown): void {
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
}

function send(event: AnalyticsEvent): void {
  // Tag managers merge entries: without this, the items of the previous event would remain.
  pushToLayer({ ecommerce: null });
  pushToLayer(event);
}

/** Sends an event with consent (domain.md 5.7); until the choice is known it waits in memory. Does nothing on the server. */
export function pushEvent(event: AnalyticsEvent | null): void {
  if (event === null || typeof window === 'undefined' || permission === 'denied') return;
  if (permission === 'granted') send(event);
  else if (waiting.length < MOST_WAITING) waiting.push(event);
}

/** Applies the visitor's choice: sends the waiting events, or drops them. */
export function setPermission(choice: Exclude<Permission, 'undecided'>): void {
  permission = choice;
  const events = waiting;
  waiting = [];
  if (choice === 'granted') events.forEach(send);
}
