import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { toText } from 'hast-util-to-text';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { formatDate, formatMoment } from '@/lib/domain/dates';
import { site } from '@/lib/domain/site';
import { pageMetadata, postMetadata } from '@/lib/server/seo/page-metadata';
import { getFaqSection, listFaqSections } from './faq';
import { listFiles, readSource, resolvePlaceholders } from './files';
import { faqMatter, parseMatter } from './front-matter';
import { memoize } from './memoize';
import { getPage, pageSlugs } from './pages';
import { getPost, listPosts, relatedPosts } from './posts';
import { purchaseTerms } from './terms';

/** Content that an editor has written, for the running test. */
function written(files: Readonly<Record<string, readonly string[]>>): void {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  for (const [name, lines] of Object.entries(files)) {
    const path = join(folder, 'content', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, lines.join('\n'));
  }
  vi.stubEnv('NODE_ENV', 'development');
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });
}

const matterOf = (slug: string, ...more: string[]) => [
  '---',
  `title: Om ${slug}`,
  `slug: ${slug}`,
  'description: Text',
  ...more,
  '---',
  '',
];
const section = (slug: string, order: number, ...body: string[]) => [...matterOf(slug, `order: ${order}`), ...body];
const article = (slug: string, published: string, ...body: string[]) => [
  ...matterOf(
    slug,
    `published: ${published}`,
    'category: Mynt',
    'author: A',
    'role: R',
    'lead: L',
    'imageAlt: A',
    'image: /images/a.webp',
  ),
  ...body,
];

describe('placeholders', () => {
  it('resolve to facts about the company, and to the dates in the front matter', () => {
    expect(resolvePlaceholders('Ring {{site.phone.display}}, {{ site.openingHours.0.days }}')).toBe(
      `Ring ${site.phone.display}, ${site.openingHours[0].days}`,
    );
    const text = 'version: 2026-11-23\nupdated: 2026-11-24\n\nDaterad {{version}}, ändrad {{updated}}.';
    expect(resolvePlaceholders(text)).toContain('Daterad 23\u00a0november 2026, ändrad 24\u00a0november 2026.');
  });

  it.each(['site.fax', 'version'])('throw an error with the file for an unknown name: %s', (name) => {
    expect(() => resolvePlaceholders(`Daterad {{${name}}}.`, 'pages/om-oss.md')).toThrowError(
      `pages/om-oss.md: unknown placeholder {{${name}}}`,
    );
  });
});

it('front matter is reported with its file and every invalid or unknown field', () => {
  const broken = { title: 'F', slug: 'Om oss', description: 'x', order: 1, ordr: 2 };
  expect(() => parseMatter(faqMatter, broken, 'faq/f.md')).toThrowError(/faq\/f\.md: slug: .*; .*ordr/);
});

it('front matter is typeset, and its limits are those of its page', () => {
  const matter = { title: ' 10 g guld ', slug: 'a-1', description: 'x'.repeat(170), order: 1 };
  expect(parseMatter(faqMatter, matter, 'faq/a.md')).toMatchObject({ title: '10\u00a0g guld' });
  for (const wrong of [
    { title: ' ' },
    { description: 'x'.repeat(171) },
    { slug: 'a--b' },
    { slug: '-a' },
    { order: 0 },
  ])
    expect(() => parseMatter(faqMatter, { ...matter, ...wrong }, 'faq/a.md')).toThrow(
      `faq/a.md: ${Object.keys(wrong)[0]}:`,
    );
});

it('content is read once, except in development, where an editor sees changes', () => {
  let made = 0;
  const count = memoize(() => {
    made += 1;
    return made;
  });
  expect([count(), count()]).toEqual([1, 1]);
  vi.stubEnv('NODE_ENV', 'development');
  expect([count(), count()]).toEqual([2, 3]);
  vi.unstubAllEnvs();
  expect(count()).toBe(1);
});

it('a page has the path of its file, its front matter and its text', () => {
  const slugs = pageSlugs();
  expect(slugs).toEqual(slugs.toSorted());
  expect(slugs).toContain('om-oss');
  expect(getPage('om-oss')).toMatchObject({ path: '/om-oss', title: expect.any(String) });
  expect(() => getPage('nope')).toThrow('nope.md');
});

describe('questions', () => {
  it('are in the order of their sections, each with its answer', () => {
    const sections = listFaqSections();
    expect(sections.length).toBeGreaterThan(2);
    const matters = listFiles('faq').map((file) => parseMatter(faqMatter, readSource('faq', file).matter, file));
    const inOrder = matters.toSorted((a, b) => a.order - b.order).map(({ slug }) => slug);
    expect(sections.map(({ slug }) => slug)).toEqual(inOrder);
    const ids = sections.flatMap(({ slug, questions }) => [slug, ...questions.map(({ id }) => id)]);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { title, questions } of sections) {
      expect(questions.length, title).toBeGreaterThan(0);
      for (const { question, answer } of questions) expect(toText(answer).length, question).toBeGreaterThan(20);
    }
  });

  it('begin with a heading each, and other files are not read', () => {
    written({
      'faq/b.md': section('salja', 2, '## Hur?', '', 'Så.', '', '### Mer', '', 'Mer.', '', '## När?', '', 'Nu.'),
      'faq/a.md': section('kopa', 3, 'Inledning.', '', '## Vad?', '', 'Guld.'),
      'faq/a.md.orig': ['conflict'],
      'priser/p.md': section('pris', 1),
    });
    const sections = listFaqSections().map(({ questions, ...about }) => [
      about,
      questions.map(({ id, question, answer }) => [id, question, toText(answer)]),
    ]);
    expect(sections).toEqual([
      [
        { slug: 'salja', title: 'Om salja', description: 'Text' },
        [
          ['hur', 'Hur?', 'Så.\n\nMer\n\nMer.'],
          ['nar', 'När?', 'Nu.'],
        ],
      ],
      [{ slug: 'kopa', title: 'Om kopa', description: 'Text' }, [['vad', 'Vad?', 'Guld.']]],
    ]);
  });

  it.each([
    ['of another section', { 'faq/a.md': section('a', 1, '## Hur?'), 'faq/b.md': section('b', 2, '## Hur?') }, 'hur'],
    ['that is the name of a section', { 'faq/a.md': section('a', 1, '## A') }, 'a'],
  ])('may not have the anchor %s', (_, files, id) => {
    written(files);
    expect(listFaqSections).toThrow(`faq: two places are called #${id}`);
  });

  it('of the price pages are found by name, but are not on the FAQ page', () => {
    const [name = ''] = listFiles('priser');
    const section = getFaqSection(name);
    expect(section.questions.length).toBeGreaterThan(0);
    expect(listFaqSections().map(({ slug }) => slug)).not.toContain(section.slug);
    expect(() => getFaqSection('nope')).toThrow('faq: no section nope');
  });
});

describe('the metadata', () => {
  const described = { title: 'Titel', description: 'Text', path: '/om-oss' };

  it('of a page has its title for the tab', () => {
    expect(pageMetadata(described)).toEqual({
      title: { absolute: 'Titel | Guldkajen' },
      description: 'Text',
      alternates: { canonical: '/om-oss' },
    });
    expect(pageMetadata({ ...described, documentTitle: 'Fliken' }).title).toEqual({ absolute: 'Fliken | Guldkajen' });
  });

  it('of an article has its author, dates and picture', () => {
    const post = getPost('paslag-och-spread');
    const metadata = post && postMetadata({ ...post, updated: '2026-12-01' });
    expect(metadata).toMatchObject({
      authors: [{ name: post?.author }],
      alternates: { canonical: '/blogg/paslag-och-spread' },
      openGraph: {
        type: 'article',
        locale: 'sv_SE',
        title: post?.title,
        url: '/blogg/paslag-och-spread',
        publishedTime: post?.published,
        modifiedTime: '2026-12-01',
        images: [{ url: post?.image, alt: post?.imageAlt }],
      },
    });
    expect(post && postMetadata({ ...post, updated: undefined }).openGraph).toMatchObject({
      modifiedTime: post?.published,
    });
  });
});

it('the purchase terms have their own version once, or the day of their last change', () => {
  const terms = (...more: string[]) => [...matterOf('kopvillkor', 'lead: L', 'updated: 2026-11-23', ...more), 'Text.'];
  const old = Object.fromEntries(
    ['2026-11-16', '2026-11-19', '2026-11-22'].map((version) => [`terms/${version}.md`, terms()]),
  );
  const versions = () => purchaseTerms().map(({ version, page: { path } }) => `${version} ${path}`);
  const earlier = ['2026-11-19 /kopvillkor/2026-11-19', '2026-11-16 /kopvillkor/2026-11-16'];
  written({ ...old, 'pages/kopvillkor.md': terms('version: "2026-11-22"') });
  expect(versions()).toEqual(['2026-11-22 /kopvillkor', ...earlier]);
  written({ ...old, 'pages/kopvillkor.md': terms() });
  expect(versions()).toEqual(['2026-11-23 /kopvillkor', '2026-11-22 /kopvillkor/2026-11-22', ...earlier]);
});

it('dates have the Swedish format', () => {
  expect(formatDate('2026-01-09')).toBe('9\u00a0januari 2026');
  expect(formatMoment(new Date('2026-11-21T09:25:00Z'))).toBe('21\u00a0november 2026 kl.\u00a010.25');
  expect(formatMoment(new Date('2026-06-30T22:05:00Z'))).toBe('1\u00a0juli 2026 kl.\u00a000.05');
});

describe('articles', () => {
  it('of the same day are sorted by name, and take at least a minute', () => {
    const words = 'ord '.repeat(250).trim();
    written({
      'blogg/c.md': article('c', '2026-11-02', words, '', '[[silver]]', '', words),
      'blogg/b.md': article('b', '2026-11-01', 'Kort.'),
      'blogg/a.md': article('a', '2026-11-01', words),
      'blogg/d.md': article('d', '2026-11-01'),
    });
    expect(listPosts().map(({ path, readingMinutes }) => [path, readingMinutes])).toEqual([
      ['/blogg/c', 3],
      ['/blogg/a', 1],
      ['/blogg/b', 1],
      ['/blogg/d', 1],
    ]);
  });

  it('are sorted, the newest first, with the minutes that reading takes', () => {
    const posts = listPosts();
    const days = posts.map(({ published }) => published);
    expect(days).toEqual(days.toSorted().reverse());
    for (const { path, slug, readingMinutes, parts } of posts) {
      expect(path).toBe(`/blogg/${slug}`);
      const words = parts.flatMap((part) => (part.kind === 'text' ? toText(part.tree).split(/\s+/) : [])).length;
      expect(Math.abs(readingMinutes - words / 200), slug).toBeLessThan(1);
    }
  });

  it('are found by their slug only', () => {
    expect(getPost('paslag-och-spread')?.title).toBe('Så läser du av påslag och spread');
    expect(getPost('../pages/om-oss')).toBeNull();
  });

  it('have related ones, the same category first', () => {
    const post = listPosts().find(({ slug }) => slug === 'svenska-tjugokronor-i-guld');
    const related = post ? relatedPosts(post, listPosts()) : [];
    expect(related.map(({ category }) => category)[0]).toBe('Mynt');
    expect(related).toHaveLength(3);
    expect(related.map(({ slug }) => slug)).not.toContain('svenska-tjugokronor-i-guld');
    const all = post ? relatedPosts(post, listPosts(), 1_000) : [];
    const firstOther = all.findIndex(({ category }) => category !== 'Mynt');
    expect(all).toHaveLength(listPosts().length - 1);
    expect(all.slice(firstOther).map(({ category }) => category)).not.toContain('Mynt');
  });
});
