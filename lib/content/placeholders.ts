import { site } from '@/lib/config/site';
import { ContentError } from './content-error';

const PLACEHOLDER = /\{\{\s*([\w.]+)\s*\}\}/g;

function flatten(value: unknown, path: string, into: Map<string, string>): Map<string, string> {
  if (typeof value === 'string' || typeof value === 'number') into.set(path, String(value));
  else if (typeof value === 'object' && value !== null)
    for (const [key, child] of Object.entries(value)) flatten(child, `${path}.${key}`, into);
  return into;
}

const facts = flatten(site, 'site', new Map());

/**
 * Puts the company's facts (lib/config/site.ts) where the text says `{{site.phone.display}}`, so that a dealer who moves
 * changes the address in one place. Throws a ContentError ('placeholder') for a name that is not there.
 */
export function resolvePlaceholders(text: string, file = 'text'): string {
  return text.replace(PLACEHOLDER, (_, name: string) => {
    const value = facts.get(name);
    if (value === undefined) throw new ContentError('placeholder', `${file}: unknown placeholder {{${name}}}`);
    return value;
  });
}
