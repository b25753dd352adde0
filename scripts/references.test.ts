import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

// The rule: `spec.md section 4`, `domain.md 5.7`, `contract.md A5` and `contract.md part B section 4` name a file of docs/ and a
// heading in it that begins with that number (`## 4.`, `### 5.7`, `## A5.`, `## B4.`).

const DOCUMENTS = ['spec.md', 'contract.md', 'domain.md'] as const;
const SKIPPED = /^(node_modules|\.git|\.next.*|\.data|public|test-results|playwright-report)$/;
const READ = /\.(tsx?|mjs|css|md|ya?ml|conf|example)$|Dockerfile$|Caddyfile$/;
const OWN_FILE = 'references.test.ts';

const NUMBER = String.raw`\d+(?:\.\d+)*`;
const PLACE = String.raw`(?:parts?\s+)?[ABC]\s?\d*(?:\s+sections?\s+\d+)?(?![A-Za-z])|(?:sections?\s+)?${NUMBER}`;
const REFERENCE = new RegExp(
  String.raw`(?<![\w/-])(spec|contract|domain)\.md(?:\s+((?:${PLACE})(?:(?:,\s+and|,|\s+and)\s+(?:${PLACE}))*))?`,
  'g',
);

interface Reference {
  readonly file: string;
  readonly document: string;
  readonly place: string;
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.test(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path);
    return READ.test(entry.name) && entry.name !== OWN_FILE ? [path] : [];
  });
}

/** Comments break lines anywhere: " * section 4" on the next line still belongs to "spec.md". */
function joined(text: string): string {
  return text.replace(/\s*\n[ \t]*(?:\*|\/\/|#)?[ \t]*/g, ' ');
}

/** "A3, part B section 4 and 5" -> A3, B4, B5: a bare number continues the part named before it. */
function placesIn(list: string): string[] {
  let part = '';
  return [...list.matchAll(new RegExp(PLACE, 'g'))].flatMap(([text]) => {
    const letter = /[ABC]/.exec(text)?.[0];
    const number = new RegExp(NUMBER).exec(text)?.[0] ?? '';
    if (letter && number === '') return [letter];
    if (letter && /section/.test(text)) part = letter;
    return [`${letter ?? part}${number}`];
  });
}

function referencesIn(file: string, text: string): Reference[] {
  return [...joined(text).matchAll(REFERENCE)].flatMap(([, name, list]) =>
    (list ? placesIn(list) : ['']).map((place) => ({ file, document: `${name}.md`, place })),
  );
}

/** The numbers that headings begin with: "## 4. Behaviour" -> 4, "# Part A. ..." -> A, "### 0.1 Why" -> 0.1. */
function placesOf(markdown: string): Set<string> {
  const headings = [...markdown.matchAll(/^#{1,4} (?:Part )?((?:[ABC](?![a-z])\d*)|\d+(?:\.\d+)*)[. ]/gm)];
  return new Set(['', ...headings.map(([, number]) => number ?? '')]);
}

const files = filesBelow('.').map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const places = new Map(DOCUMENTS.map((name) => [name as string, placesOf(readFileSync(join('docs', name), 'utf8'))]));

describe('a reference in a comment', () => {
  it('leads to a heading of docs/', () => {
    const references = files.flatMap(({ path, text }) => referencesIn(path, text));
    expect(references.length).toBeGreaterThan(300);
    const lost = references.filter(({ document, place }) => !places.get(document)?.has(place));
    expect(lost.map(({ file, document, place }) => `${file}: ${document} ${place}`)).toEqual([]);
  });
});

/** The anchor of a heading, as Markdown viewers generate it: "Health" -> health, "What to do, when" -> what-to-do-when. */
function anchorsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\d\s-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

const papers = files.filter(({ path }) => /^(docs|deploy)\/.*\.md$|^(README|CONTRIBUTING)\.md$/.test(path));

/** Matches of `pattern` in the documents that `isThere` rejects, each with its document. */
function lost(pattern: RegExp, isThere: (path: string, name: string) => boolean, texts = papers): string[] {
  return texts.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)]
      .map(([, name = '']) => name)
      .filter((name) => !isThere(path, name))
      .map((name) => `${path}: ${name}`),
  );
}

describe('the documents', () => {
  it('link to existing files and headings', () => {
    const isThere = (path: string, target: string) => {
      const [file = '', anchor] = target.split('#');
      const found = file === '' ? path : join(dirname(path), file);
      return existsSync(found) && (!anchor || anchorsOf(readFileSync(found, 'utf8')).includes(anchor));
    };
    expect(papers.length).toBeGreaterThan(10);
    expect(lost(/\]\((?!https?:|mailto:)([^)\s]+)\)/g, isThere)).toEqual([]);
  });

  it('name existing files of the project', () => {
    const path = /`((?:app|backend|components|content|deploy|docs|e2e|lib|public|scripts|stores)\/[\w@./()[\]-]+)`/g;
    expect(lost(path, (_, name) => existsSync(name))).toEqual([]);
  });

  it('and the list of what CI tests longer name existing paths', () => {
    const [, paths = ''] = /^long='([^']*)'/m.exec(readFileSync('.ci/run', 'utf8')) ?? [];
    expect(paths.split(' ').filter((path) => !existsSync(path))).toEqual([]);
  });

  it('name existing scripts of package.json', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    expect(lost(/npm run ([a-z][\w:-]*[a-z])/g, (_, name) => name in scripts)).toEqual([]);
  });

  it('and the code name existing decisions and documents', () => {
    expect(lost(/(?<![\w/])(docs\/[\w/-]+\.md)/g, (_, name) => existsSync(name), files)).toEqual([]);
  });
});
