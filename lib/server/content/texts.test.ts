import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toText } from 'hast-util-to-text';
import { describe, expect, it } from 'vitest';
import { PRICE_CYCLE_TEXT } from '@/lib/domain/prices/schedule';
import { listFaqSections } from './faq';
import { listFiles } from './files';
import { getPage, pageSlugs } from './pages';
import { listPosts } from './posts';

const pages = pageSlugs().map(getPage);
const posts = listPosts();
const sections = listFaqSections();
const written = [...pages, ...posts];

/** What a reader sees of each text, by path. */
const texts = new Map(
  written.map(({ path, title, headings, parts }) => {
    const bodies = parts.map((part) => (part.kind === 'text' ? toText(part.tree) : ''));
    return [path, [title, ...headings.map(({ text }) => text), ...bodies].join('\n')];
  }),
);
const answers = sections.flatMap(({ title, questions }) => [
  title,
  ...questions.map(({ question, answer }) => `${question}\n${toText(answer)}`),
]);
texts.set('/faq', [texts.get('/faq'), ...answers].join('\n'));

// Dead links, anchors and pictures are found by e2e/crawl.spec.ts.
describe('the texts', () => {
  it('are each in a file of their name', () => {
    expect(pages.map(({ slug }) => slug)).toEqual(pageSlugs());
    expect(listFiles('blogg')).toEqual(posts.map(({ slug }) => slug).sort());
  });

  it('say the same about returned goods and repaid money on the withdrawal page as in the terms', () => {
    const [rule] =
      /Skicka sedan tillbaka varan inom 14.*Returfrakten betalar du\./.exec(texts.get('/angra-kop') ?? '') ?? [];
    expect(rule).toMatch(
      /på det sätt som du väljer.*senast 14\s?dagar.*fått varan eller du har visat att du har skickat den/,
    );
    expect(texts.get('/kopvillkor')).toContain(rule);
  });

  it('name in the purchase terms how often prices change', () =>
    expect(texts.get('/kopvillkor')).toContain(PRICE_CYCLE_TEXT));

  it('take how often and when prices change from lib/domain/prices/schedule.ts, as all texts of the shop do', () => {
    const own = /terms|kopvillkor\.md$|schedule\.ts$|epoch\.ts$|\.test\.tsx?$/;
    const literal = ['content', 'app', 'components', 'lib', 'backend'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(md|tsx?|csv)$/.test(file) && !own.test(file))
        .map((file) => join(folder, file))
        .filter((file) =>
          /var (femte|tionde) minut|klockslag som slutar|10\.05, 10\.1/.test(readFileSync(file, 'utf8')),
        ),
    );
    expect(literal).toEqual([]);
  });

  it('use only known slots', () => {
    const slots = written.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'slot' ? part.name : [])));
    const known = 'kontaktuppgifter formular guldmynt silver metallvarde bestall-guldpase faq-guldpase statistik'.split(
      ' ',
    );
    expect(slots.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('have unique anchors on each page', () => {
    for (const { path, headings } of written)
      expect(new Set(headings.map(({ id }) => id)).size, path).toBe(headings.length);
  });

  it.each([
    ['placeholders, markers or HTML', /\{\{|\}\}|\{#|\[\[|undefined|<\/?[a-z]+>/],
    [
      'promises or shouting',
      /lorem|ipsum|!|riskfri|garanterad (avkastning|vinst)|säker (avkastning|investering|placering)|\brea\b|köp nu/i,
    ],
    ['straight quotes and breakable numbers', /["']|\d (kr|g|%|SEK|mm)(?!\p{L})|\d \d{3}(?!\d)/u],
    ['decimal points', /\d\.\d+\s(g|kr|%|mm)/],
    ['the EU platform that closed in 2025', /ec\.europa\.eu|\bODR\b/],
  ])('contain no %s', (_, pattern) => {
    expect([...texts].filter(([, text]) => pattern.test(text)).map(([path]) => path)).toEqual([]);
  });

  it('take facts about the company from lib/domain/site.ts only', () => {
    for (const folder of ['pages', 'faq', 'blogg'] as const)
      for (const file of listFiles(folder))
        expect(readFileSync(`content/${folder}/${file}.md`, 'utf8')).not.toMatch(
          /Guldkajen|040-12|@guldkajen|Södergatan|559000|123-4567/,
        );
  });

  it('give no tax rates, and refer to the tax agency', () => {
    const article = texts.get('/blogg/skatt-nar-du-saljer-guld');
    expect(article).toMatch(/Fråga Skatteverket/);
    expect(article).not.toMatch(/\d\s*(%|procent)/);
  });

  it('end each article with a disclaimer or a reference', () => {
    for (const { path } of posts)
      expect(texts.get(path)?.trim().split('\n').at(-1), path).toMatch(/inte .*råd|FAQ|försäkringsbrev/);
  });
});

it('the FAQ has the sections of the specification in order, without the backend’s section on delivery', () => {
  expect(sections.map(({ title }) => title)).toEqual([
    'Sälja guld',
    'Sälja guld via guldpåse',
    'Investera i guld',
    'Kundens personuppgifter',
    'Allmänna frågor',
    'Våra betalningsalternativ',
  ]);
});
