import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import { formatDate } from '@/lib/domain/dates';
import { PRICE_CYCLE_TEXT, PRICE_TIMES } from '@/lib/domain/prices/schedule';
import { site } from '@/lib/domain/site';

/** `terms`: earlier versions of the purchase terms, named by date; `priser`: questions of the price pages, not listed on /faq. */
export type ContentFolder = 'pages' | 'faq' | 'priser' | 'blogg' | 'terms';

export interface SourceFile {
  /** Name for error messages: "blogg/spread.md". */
  readonly name: string;
  readonly matter: unknown;
  readonly body: string;
}

function folderPath(folder: ContentFolder): string {
  return join(process.cwd(), 'content', folder);
}

/** File names of a folder under content/, without ".md". */
export function listFiles(folder: ContentFolder): string[] {
  return readdirSync(folderPath(folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.slice(0, -3))
    .sort();
}

const PLACEHOLDER = /\{\{\s*([\w.]+)\s*\}\}/g;

function flatten(value: unknown, path: string, into: Map<string, string>): Map<string, string> {
  if (typeof value === 'string' || typeof value === 'number') into.set(path, String(value));
  else if (typeof value === 'object' && value !== null)
    for (const [key, child] of Object.entries(value)) flatten(child, `${path}.${key}`, into);
  return into;
}

const facts = flatten(
  site,
  'site',
  new Map([
    ['priceCycle', PRICE_CYCLE_TEXT],
    ['priceTimes', PRICE_TIMES.at],
    ['priceTimeExamples', PRICE_TIMES.examples],
  ]),
);

/** The formatted dates in a file's own front matter. */
function datesOf(text: string): ReadonlyMap<string, string> {
  const dates = text.matchAll(/^(updated|version): (\d{4}-\d\d-\d\d)$/gm);
  return new Map([...dates].map(([, name = '', date = '']) => [name, formatDate(date)]));
}

/** Replaces `{{site.phone.display}}`, `{{priceCycle}}` and the file's own `{{version}}` and `{{updated}}`. Throws for an unknown name. */
export function resolvePlaceholders(text: string, file = 'text'): string {
  const dates = datesOf(text);
  return text.replace(PLACEHOLDER, (_, name: string) => {
    const value = facts.get(name) ?? dates.get(name);
    if (value === undefined) throw new Error(`${file}: unknown placeholder {{${name}}}`);
    return value;
  });
}

/** A file with its placeholders resolved. Synchronous, so that Next prerenders the text. */
export function readSource(folder: ContentFolder, file: string): SourceFile {
  const name = `${folder}/${file}.md`;
  const raw = readFileSync(join(folderPath(folder), `${file}.md`), 'utf8');
  const source = new VFile(resolvePlaceholders(raw, name));
  matter(source, { strip: true });
  return { name, matter: source.data.matter, body: String(source) };
}
