import type { Page } from 'playwright/test';

type Role = Parameters<Page['getByRole']>[0];
type Named = { readonly name?: string | RegExp; readonly exact?: boolean };
type Wait = { readonly state?: 'visible' | 'hidden'; readonly timeout?: number };

/** The part of Playwright's Locator that journeys in every engine use. */
export interface Target {
  getByRole(role: Role, options?: Named): Target;
  first(): Target;
  or(other: Target): Target;
  click(): Promise<void>;
  fill(text: string): Promise<void>;
  check(): Promise<void>;
  scrollIntoViewIfNeeded(): Promise<void>;
  waitFor(options?: Wait): Promise<void>;
  isVisible(): Promise<boolean>;
  getAttribute(name: string): Promise<string | null>;
  textContent(): Promise<string | null>;
}

/** The part of Playwright's Page that journeys in every engine use. */
export interface Screen {
  goto(path: string): Promise<unknown>;
  waitForURL(pattern: string): Promise<void>;
  evaluate<R>(work: () => R): Promise<R>;
  getByRole(role: Role, options?: Named): Target;
  locator(selector: string): Target;
}

/** Whatever finds by role: the type of its targets stays what it is. */
export interface Finder<T> {
  getByRole(role: Role, options?: Named): T;
}
