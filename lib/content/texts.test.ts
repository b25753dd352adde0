import { existsSync, readFileSync } from 'node:fs';
import { toText } from 'hast-util-to-text';
import { describe, expect, it } from 'vitest';
import { paths } from '@/lib/routes/paths';
import { listFaqSections } from './faq';
import { type ContentFolder, listFiles } from './files';
import { addressesOf, type Root } from './hast';
import { getPage, pageSlugs } from './pages';
import { listPosts } from './posts';

const TODAY = '2026-11-23';
/** Categories of the shop's own catalogue that texts may link to. */
const CATEGORIES = [
  '/kopa-guld/guldtackor',
  '/kopa-guld/guldmynt',
  '/kopa-guld/guldmynt/krugerrand-guld',
  '/kopa-guld/guldmynt/maple-leaf-guld',
  '/kopa-guld/guldmynt/wiener-philharmoniker-guld',
  '/kopa-guld/historiska-guldmynt',
  '/kopa-guld/historiska-guldmynt/svenska-guldmynt',
  '/kopa-silver/silvertackor',
];
const SLOTS = ['kontaktuppgifter', 'formular', 'inkop', 'metallvarde', 'bestall-guldpase', 'faq-guldpase', 'statistik'];
const FOLDERS: readonly ContentFolder[] = ['pages', 'faq', 'blogg'];

const pages = pageSlugs().map(getPage);
const posts = listPosts();
const sections = listFaqSections();

interface Text {
  readonly name: string;
  readonly trees: readonly Root[];
  readonly ids: readonly string[];
  readonly headings: readonly string[];
}

const texts: Text[] = [
  ...[...pages, ...posts].map((text) => ({
    name: text.path,
    trees: text.parts.flatMap((part) => (part.kind === 'text' ? [part.tree] : [])),
    ids: text.headings.map(({ id }) => id),
    headings: [text.title, ...text.headings.map((heading) => heading.text)],
  })),
  {
    name: '/faq',
    trees: sections.flatMap(({ questions }) => questions.map(({ answer }) => answer)),
    // The section on delivery comes from the backend (components/content/faq-list.tsx).
    ids: [
      'leveranser-och-frakt',
      ...sections.flatMap(({ slug, questions }) => [slug, ...questions.map(({ id }) => id)]),
    ],
    headings: sections.flatMap(({ title, questions }) => [title, ...questions.map(({ question }) => question)]),
  },
];
const anchors = new Set(texts.flatMap(({ name, ids }) => ids.map((id) => `${name}#${id}`)));
const routes = new Set<string>([...Object.values(paths), ...CATEGORIES, ...texts.map(({ name }) => name)]);

function wordsOf(text: Text): string {
  return [...text.headings, ...text.trees.map((tree) => toText(tree))].join('\n');
}

describe('the texts', () => {
  it('exist for every slug, each in a file of its name', () => {
    for (const page of pages) expect(page.path).toBe(`/${page.slug}`);
    expect(listFiles('blogg')).toEqual(posts.map(({ slug }) => slug).sort());
  });

  it('link only to existing pages, categories and anchors', () => {
    const dead = texts.flatMap(({ name, trees }) =>
      trees
        .flatMap(addressesOf)
        .filter((address) => !/^(https:|mailto:|tel:)/.test(address))
        .filter((address) => (address.includes('#') ? !anchors.has(address) : !routes.has(address)))
        .map((address) => `${name} -> ${address}`),
    );
    expect(dead).toEqual([]);
  });

  it('use only known slots', () => {
    const requested = [...pages, ...posts].flatMap(({ parts }) =>
      parts.flatMap((part) => (part.kind === 'slot' ? part.name : [])),
    );
    expect(requested.filter((name) => !SLOTS.includes(name))).toEqual([]);
  });

  it('have unique anchors on each page', () => {
    for (const { name, ids } of texts) expect(ids, name).toEqual([...new Set(ids)]);
  });

  it('contain no unresolved placeholders, markers or HTML', () => {
    for (const text of texts) expect(wordsOf(text), text.name).not.toMatch(/\{\{|\}\}|\{#|\[\[|undefined|<\/?[a-z]+>/);
  });

  it('take facts about the company from lib/config/site.ts only', () => {
    const raw = FOLDERS.flatMap((folder) =>
      listFiles(folder).map((file) => readFileSync(`content/${folder}/${file}.md`, 'utf8')),
    );
    for (const text of raw) expect(text).not.toMatch(/Guldkajen|040-12|@guldkajen|Södergatan|559000|123-4567/);
  });

  it('keep a calm and lawful tone', () => {
    const forbidden =
      /lorem|ipsum|!|riskfri|garanterad (avkastning|vinst)|säker (avkastning|investering|placering)|\brea\b|köp nu/i;
    for (const text of texts) expect(wordsOf(text), text.name).not.toMatch(forbidden);
  });

  it('are typeset in Swedish', () => {
    for (const text of texts) {
      expect(wordsOf(text), text.name).not.toMatch(/["']|\d (kr|g|%|SEK|mm)(?!\p{L})|\d \d{3}(?!\d)/u);
      expect(wordsOf(text), text.name).not.toMatch(/\d\.\d+\s(g|kr|%|mm)/);
    }
  });
});

describe('the FAQ', () => {
  it('has the sections of the specification in order, without the backend’s section on delivery', () => {
    expect(sections.map(({ title }) => title)).toEqual([
      'Sälja guld',
      'Sälja guld via guldpåse',
      'Investera i guld',
      'Kundens personuppgifter',
      'Allmänna frågor',
      'Våra betalningsalternativ',
    ]);
  });

  it('answers every question', () => {
    for (const { questions } of sections) {
      expect(questions.length).toBeGreaterThanOrEqual(5);
      for (const { question, answer } of questions) {
        expect(question).toMatch(/\?$/);
        expect(toText(answer).length, question).toBeGreaterThan(40);
      }
    }
  });

  const rules: readonly [string, RegExp][] = [
    ['samma-person', /beställer.*betala.*ta emot/s],
    ['varfor-personnummer', /10.000 kr.*kvittot/s],
    ['guld-och-silver-i-samma-order', /Inte i samma order/],
    ['vad-far-jag-lagga-i-pasen', /Bara guld.*Silver får inte/s],
    ['hur-mycket-ar-pasen-forsakrad-for', /30.000 kr.*högre försäkring/s],
    ['tacka-nej-till-budet', /du betalar för returfrakten/],
    ['nar-smalts-guldet', /30 till 31 dagar/],
    ['far-jag-tillbaka-stenarna', /tre veckor/],
    ['minsta-tackan', /2 gram/],
    ['vilken-renhet-har-tackorna', /24 karat.*999,9/s],
    ['foljer-certifikat-med', /250 gram.*separat certifikat/s],
    ['nar-far-jag-betalt', /under 100.000 kr.*Swish.*nästa arbetsdag/s],
    ['vad-kostar-en-vardering', /kostnadsfri/],
    ['betala-i-butiken', /Swish eller banköverföring/],
    ['betala-pa-webbplatsen', /Swish, Bankgiro eller banköverföring/],
    ['hur-raknar-ni-ut-priset', /08\.00/],
    ['salja-tillbaka-pa-distans', /guldpåsen.*30.000 kr.*låst när du har godkänt/s],
  ];

  it.each(rules)('states the business rule under #%s', (id, rule) => {
    const entry = sections.flatMap(({ questions }) => questions).find((question) => question.id === id);
    expect(entry && toText(entry.answer).replace(/\u00a0/g, ' ')).toMatch(rule);
  });
});

describe('the blog', () => {
  it('has at least eight articles of 600 to 1100 words, none from the future', () => {
    expect(posts.length).toBeGreaterThanOrEqual(8);
    for (const { path, published, updated, words } of posts) {
      expect(words, path).toBeGreaterThanOrEqual(600);
      expect(words, path).toBeLessThanOrEqual(1100);
      expect([published, updated ?? published, TODAY], path).toEqual([published, updated ?? published, TODAY].sort());
    }
  });

  it('has a different picture for each article', () => {
    for (const { path, image } of posts) expect(existsSync(`public${image}`), `${path} shows ${image}`).toBe(true);
    expect(new Set(posts.map(({ image }) => image)).size).toBe(posts.length);
  });

  it.each([
    ['/blogg/skatt-nar-du-saljer-guld', ['/salja-guld', '/faq', '/blogg/moms-pa-guld-och-silver']],
    ['/blogg/ar-guldet-akta', ['/salja-guld', '/faq']],
    ['/blogg/silver-som-sparande', ['/faq', '/blogg/moms-pa-guld-och-silver']],
    ['/blogg/vad-betyder-18-karat', ['/salja-guld', '/faq', '/blogg/uns-gram-karat-och-finhet']],
  ])('has %s linked from %j', (article, places) => {
    const leading = texts.filter(({ trees }) => trees.flatMap(addressesOf).includes(article)).map(({ name }) => name);
    expect(leading).toEqual(expect.arrayContaining(places));
  });

  it('gives no tax rates and refers to the tax agency', () => {
    const article = texts.find(({ name }) => name === '/blogg/skatt-nar-du-saljer-guld');
    expect(article && wordsOf(article)).toMatch(/Fråga Skatteverket/);
    expect(article && wordsOf(article)).not.toMatch(/\d\s*(%|procent)/);
  });

  it('shows the newest first', () => {
    const dates = posts.map(({ published }) => published);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('ends each article with a disclaimer or a reference', () => {
    for (const post of posts) expect(lastWords(post.parts), post.path).toMatch(/inte .*råd|FAQ|försäkringsbrev/);
  });
});

function lastWords(parts: (typeof posts)[number]['parts']): string {
  const last = parts.at(-1);
  return last?.kind === 'text' ? (toText(last.tree).trim().split('\n').at(-1) ?? '') : '';
}

describe('the terms', () => {
  const purchase = texts.find(({ name }) => name === '/kopvillkor');
  const topics =
    'vilka-vi-ar bestallning-och-avtal pris-och-betalning leverans outhamtade-och-skadade-paket ingen-angerratt ' +
    'reklamation avbestallning force-majeure personuppgifter tvist';

  it.each(topics.split(' '))('of purchase have the section %s', (id) => {
    expect(purchase?.ids).toContain(id);
  });

  it('do not link to the EU platform that closed in 2025', () => {
    for (const text of texts) expect(wordsOf(text)).not.toMatch(/ec\.europa\.eu|\bODR\b/);
  });
});
