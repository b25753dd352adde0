import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Which rooms a room may import from. app -> components -> stores -> lib, and two houses that meet over HTTP only. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  app: ['app', 'components', 'stores', 'lib', 'public'],
  components: ['components', 'stores', 'lib', 'public'],
  stores: ['stores', 'lib'],
  lib: ['lib'],
  backend: ['backend'],
  e2e: ['e2e'],
  // Both houses in one process; nobody else may reach in here.
  'e2e/in-process': [
    'app',
    'components',
    'stores',
    'lib',
    'backend',
    'e2e',
    'e2e/in-process',
    'middleware',
    'instrumentation',
  ],
  'middleware.ts': ['lib'],
  'instrumentation.ts': ['lib'],
  'instrumentation-client.ts': ['lib'],
};

const LONGEST = 300;
const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"]([^'"]+)['"]/g;

interface SourceFile {
  readonly path: string;
  readonly room: string;
  readonly text: string;
}

function roomOf(path: string): string {
  const inner = Object.keys(MAY_IMPORT).find((room) => room.includes('/') && path.startsWith(`${room}/`));
  return inner ?? path.split('/')[0] ?? path;
}

function sourceFiles(): SourceFile[] {
  const root = readdirSync('.', { withFileTypes: true });
  const paths = root.flatMap((entry) => {
    if (!(entry.name in MAY_IMPORT)) return [];
    if (entry.isFile()) return [entry.name];
    return readdirSync(entry.name, { recursive: true, encoding: 'utf8' }).map((below) => join(entry.name, below));
  });
  return paths
    .filter((path) => /\.(ts|tsx|css)$/.test(path))
    .map((path) => ({ path, room: roomOf(path), text: readFileSync(path, 'utf8') }));
}

function importedRoom(file: SourceFile, specifier: string): string | undefined {
  if (specifier.startsWith('@/')) return roomOf(specifier.slice(2));
  if (!specifier.startsWith('.')) return undefined;
  return roomOf(normalize(join(dirname(file.path), specifier)));
}

function importsOf(file: SourceFile) {
  return [...file.text.matchAll(IMPORT)].flatMap(([, specifier]) => specifier ?? []);
}

const files = sourceFiles();
const code = files.filter((file) => !file.path.endsWith('.css'));
const isTest = (file: SourceFile) => /\.test\.tsx?$/.test(file.path);

describe('the house', () => {
  it('has rooms to look at', () => {
    expect(new Set(files.map((file) => file.room)).size).toBeGreaterThan(5);
  });

  it('lets imports flow one way only', () => {
    const wrong = code.flatMap((file) =>
      importsOf(file)
        .map((specifier) => ({ specifier, target: importedRoom(file, specifier) }))
        .filter(({ target }) => target !== undefined && !MAY_IMPORT[file.room]?.includes(target))
        .map(({ specifier }) => `${file.path} imports ${specifier}`),
    );
    expect(wrong).toEqual([]);
  });

  it('has one kind of link, which does not fetch its page again at every price change', () => {
    const users = code.filter((file) => importsOf(file).includes('next/link'));
    expect(users.map((file) => file.path).sort()).toEqual(['components/ui/link.tsx', 'components/ui/pending-page.tsx']);
  });

  it('keeps React out of lib', () => {
    const wrong = code.filter(
      (file) =>
        file.room === 'lib' &&
        importsOf(file).some((name) => /^(react-dom|zustand|next\/(link|image|navigation))/.test(name)),
    );
    expect(wrong.map((file) => file.path)).toEqual([]);
  });

  it('keeps the shop and its goods out of components/ui', () => {
    const wrong = code
      .filter((file) => file.path.startsWith('components/ui/'))
      .flatMap((file) =>
        importsOf(file)
          .filter((specifier) => /^@\/(lib\/(commerce|catalogue|checkout|identity)|stores)\//.test(specifier))
          .map((specifier) => `${file.path} imports ${specifier}`),
      );
    expect(wrong).toEqual([]);
  });

  it('calls the backend from lib/sylius and lib/catalogue only', () => {
    const allowed = /^(lib\/(sylius|catalogue)\/|lib\/config\/env)/;
    const wrong = code.filter(
      (file) =>
        file.room !== 'backend' &&
        !file.path.startsWith('e2e/') &&
        !allowed.test(file.path) &&
        file.text.includes('COMMERCE_URL'),
    );
    expect(wrong.map((file) => file.path)).toEqual([]);
  });

  it('has no loading.tsx, which would turn a 404 or a redirect into a 200', () => {
    expect(files.filter((file) => /\/loading\.tsx$/.test(file.path)).map((file) => file.path)).toEqual([]);
  });

  it('tries properties on inputs that are the same in each run (CONTRIBUTING.md)', () => {
    const random = files.filter(
      ({ path, text }) => path !== 'lib/fuzz/inputs.ts' && /\bfc\.(assert|sample|check)\(/.test(text),
    );
    expect(random.map(({ path }) => path)).toEqual([]);
  });

  it('asks for widths in em, so that the layout follows the reader’s own text size', () => {
    const wrong = files.filter((file) => file.path.endsWith('.css') && /@media[^{]*\dpx/.test(file.text));
    expect(wrong.map((file) => file.path)).toEqual([]);
  });

  it(`has no file of more than ${LONGEST} lines`, () => {
    const long = files.filter((file) => !isTest(file) && file.text.split('\n').length > LONGEST + 1);
    expect(long.map((file) => file.path)).toEqual([]);
  });
});
