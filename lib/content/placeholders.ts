import { site } from '@/lib/config/site';
import { PRICE_CYCLE_TEXT } from '@/lib/prices/schedule';
import { ContentError } from './content-error';
import { formatDate } from './dates';

const PLACEHOLDER = /\{\{\s*([\w.]+)\s*\}\}/g;

function flatten(value: unknown, path: string, into: Map<string, string>): Map<string, string> {
  if (typeof value === 'string' || typeof value === 'number') into.set(path, String(value));
  else if (typeof value === 'object' && value !== null)
    for (const [key, child] of Object.entries(value)) flatten(child, `${path}.${key}`, into);
  return into;
}

const facts = flatten(site, 'site', new Map([['priceCycle', PRICE_CYCLE_TEXT]]));

/** The formatted dates in a file's own front matter. */
function datesOf(text: string): ReadonlyMap<string, string> {
  const dates = text.matchAll(/^(updated|version): (\d{4}-\d\d-\d\d)$/gm);
  return new Map([...dates].map(([, name = '', date = '']) => [name, formatDate(date)]));
}

/**
 * Replaces `{{site.phone.display}}` and the like with facts from lib/config/site.ts, `{{priceCycle}}`, and `{{version}}` and `{{updated}}` with the
 * file's own dates, so that each fact has one source. Throws a ContentError ('placeholder') for an unknown name.
 */
export function resolvePlaceholders(text: string, file = 'text'): string {
  const dates = datesOf(text);
  return text.replace(PLACEHOLDER, (_, name: string) => {
    const value = facts.get(name) ?? dates.get(name);
    if (value === undefined) throw new ContentError('placeholder', `${file}: unknown placeholder {{${name}}}`);
    return value;
  });
}
