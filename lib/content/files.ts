import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import { resolvePlaceholders } from './placeholders';

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

/**
 * One file under content/ with its placeholders resolved. Synchronous, so that Next prerenders the text and does not treat it as
 * request-time data.
 */
export function readSource(folder: ContentFolder, file: string): SourceFile {
  const name = `${folder}/${file}.md`;
  const raw = readFileSync(join(folderPath(folder), `${file}.md`), 'utf8');
  const source = new VFile(resolvePlaceholders(raw, name));
  matter(source, { strip: true });
  return { name, matter: source.data.matter, body: String(source) };
}
