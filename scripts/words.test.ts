import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PRICE_TEXTS } from '@/components/price-page/texts';
import { PARCEL_WITHIN, SENT_WITHIN } from '@/lib/domain/cart/dispatch';
import { commonFailures } from '@/lib/domain/order/failure';
import { failureText } from '@/lib/domain/order/payments/index';
import { site } from '@/lib/domain/site';
import { getPage, pageSlugs } from '@/lib/server/content/pages';
import { listPosts } from '@/lib/server/content/posts';
import { categoryMetadata } from '@/lib/server/seo/metadata';

interface Text {
  readonly path: string;
  readonly text: string;
}

/** Source without its comments: the remaining Swedish is what shoppers read. */
function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
}

function textsIn(folder: string, ending: RegExp): Text[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file) && !/\.(test|fixture)\./.test(file))
    .map((file) => join(folder, file))
    .map((path) => ({ path, text: withoutComments(readFileSync(path, 'utf8')) }));
}

/** Earlier terms stay as customers agreed to them. */
const isEarlierTerms = ({ path }: Text) => path.startsWith(join('content', 'terms'));

const content = textsIn('content', /\.md$/).filter((text) => !isEarlierTerms(text));
const shown = ['components', 'app', 'lib/domain/order'].flatMap((folder) => textsIn(folder, /\.tsx?$/));
const dealer = ['backend/commerz-catalogue', 'backend/seed'].flatMap((folder) => textsIn(folder, /\.(ts|csv)$/));
const rules = ['lib/server/seo', 'lib/server/catalogue', 'lib/domain/cart'].flatMap((folder) =>
  textsIn(folder, /\.ts$/),
);
const all = [...content, ...shown, ...dealer, ...rules];

/** One word per concept, and what the shop must not claim. */
const NEVER: readonly (readonly [wrong: RegExp, right: string])[] = [
  [/(?<![-/#\w])finhet(en|er|s)?(?![-\w])/i, 'finhalt'],
  [/snabbvy/i, 'snabbtitt'],
  [/\bcookie(?!s\b|\b)\w*inställ|cookieinställ/i, 'inställningar för kakor'],
  [/trygg investering/i, 'ett tryggt köp: an investment is not safe'],
  [/\bkr\/(g|oz|uns)\b/, 'SEK/g, SEK/oz'],
  [/timeStyle|\b(kl\.?|klockan) \d{1,2}:\d\d/, '10.25 (lib/domain/dates.ts)'],
  [/hem till dig i försäkrad|försäkrat hem/i, 'försäkrad leverans till ombud nära dig'],
  [/e-postadress|\b(med|till min) e-post\b/i, 'mejl, mejladress'],
  [/inget har debiterats/i, 'ingen betalning har startats; inga pengar har dragits, where it is known'],
  [/polismyndighet/i, 'Polisen'],
  [/lägsta pris(et)? de senaste 30/i, 'tidigare lägsta pris, 30 dagar före sänkningen'],
];

describe('the shop’s words', () => {
  it.each(NEVER)('never say %s', (wrong) => {
    const found = all.filter((text) => wrong.test(text.text));
    expect(found.map(({ path }) => path)).toEqual([]);
  });

  it('give an error a text that says more than its heading', () => {
    const codes = ['DEF', 'ZIMPLER', 'UA01', 'RF07', 'TM01', 'AM21', 'AM02', 'VR01', 'VR02', 'RP06', 'TEL01'];
    const ways = ['swish', 'zimpler', 'bank_transfer'];
    const texts = [
      ...Object.values(commonFailures),
      ...ways.flatMap((way) => codes.map((code) => failureText({ way, code }))),
    ];
    expect(texts.filter(({ heading, text }) => text.startsWith(heading))).toEqual([]);
  });

  it('promise that no money was drawn only where the provider has ended the payment', () => {
    const unknown = ['TM01', 'DS24', 'OPEN'].map((code) => failureText({ way: 'swish', code }).text);
    expect(unknown.filter((text) => text.includes('Inga pengar har dragits'))).toEqual([]);
  });

  it('keep a number and its unit on one line', () => {
    const breakable =
      /\d (dag|dagar|vecka|veckor|månad|månader|år|g|kg|oz|kr|SEK|%|minuter|sekunder|timmar|arbetsdagar|bankdagar|siffror|gram|kilo)(?![\p{L}\d])/gu;
    // Accessible names are spoken and never wrapped.
    const counted = /(?<!aria-label=\{[^\n]*)\} (st|varor|produkter|uppgifter|dagar|veckor|bankdagar|minuter|SEK)\b/gu;
    const found = shown.flatMap(({ path, text }) =>
      [breakable, counted].flatMap((rule) => (text.match(rule) ?? []).map((match) => `${path}: ${match}`)),
    );
    expect(found).toEqual([]);
  });
});

/** When goods in stock are sent, and are at the agent at the latest: the same promise as before the order button. */
const DELIVERED = [SENT_WITHIN, PARCEL_WITHIN].map(
  (text) => new RegExp(text.replace(/\u2060/g, '').replace(/\u00a0/g, ' ')),
);

/** Statements required by law or fairness, by the page that contains them. */
const SAID: Readonly<Record<string, readonly RegExp[]>> = {
  'components/analytics/consent.tsx': [/Google får då veta vilka sidor och varor du ser/],
  'components/checkout/details/contact-fields.tsx': [/Vid andra köp\s+behövs personnumret för säker identifiering/],
  'components/checkout/review/before-ordering.tsx': [/<LegalGuarantee \/>/, /withdrawalRule/],
  'components/order/order-rules.ts': [/14\\u00a0dagars ångerrätt/, /2\\u00a0kap\. 11\\u00a0§ distansavtalslagen/],
  'components/product/investor-facts.tsx': [/kan både stiga och falla/],
  'components/product/delivery-text.tsx': [/<LegalGuarantee \/>/, /\{SENT_WITHIN\}/, /\{PARCEL_WITHIN\}/],
  'content/blogg/ge-bort-guld.md': DELIVERED,
  'backend/commerz-catalogue/faq.csv': DELIVERED,
  'components/product/purchase/price-block.tsx': [/Tidigare lägsta pris \(30&nbsp;dagar före sänkningen\)/],
  'content/pages/forsaljningsvillkor.md': [/minst en månad \(30 till 31 dagar\)/, /prövar normalt inte/],
  'content/pages/integritet.md': [/nyhetsbrev/, /3 kap\. 10 §/, /^- Google/m, /varifrån pengarna kommer/],
  'content/pages/kontakta-oss.md': [/Styrelsens säte/, /prövar normalt inte tvister där det är du som har sålt/],
  'components/content/legal-guarantee.tsx': [/tre års reklamationsrätt/, /lagstadgad garanti/, /utan kostnad/],
  'content/faq/allmanna-fragor.md': [/bygger på de betyg/],
  'content/pages/kopvillkor.md': [
    /Ångerblankett/,
    /rättigheter som konsumentköplagen/,
    /visat att du har skickat den/,
    /dem kan du ångra utan kostnad även innan/,
  ],
};

describe('required statements', () => {
  it.each(Object.entries(SAID))('are in %s', (path, words) => {
    const text = readFileSync(path, 'utf8');
    for (const word of words) expect(text).toMatch(word);
  });
});

describe('titles and descriptions', () => {
  const LONGEST_TITLE = 70;
  const titles = [
    ...pageSlugs()
      .map(getPage)
      .map(({ path, title, documentTitle, description }) => ({
        path,
        title: `${documentTitle ?? title} | ${site.name}`,
        description,
      })),
    ...listPosts().map(({ path, title, description }) => ({ path, title: `${title} | ${site.name}`, description })),
    ...['kopa-guld', 'guldtackor', 'guldmynt', 'historiska-guldmynt', 'kopa-silver', 'silvertackor', 'silvermynt']
      .concat('krugerrand-guld', 'maple-leaf-guld', 'svenska-guldmynt')
      .map((code) => ({
        path: code,
        ...categoryMetadata([{ code, name: code, description: null, children: [] }]),
      })),
    ...Object.values(PRICE_TEXTS)
      .flatMap(({ periods }) => Object.values(periods))
      .map(({ heading, documentTitle, description }) => ({
        path: heading,
        title: `${documentTitle} | ${site.name}`,
        description,
      })),
  ];

  it('are grammatical where code composes them: no definite form after "dagens"', () => {
    const wrong = titles.filter(({ title, description }) =>
      /\bdagens \p{L}+priset\b/iu.test(`${title} ${description}`),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('fit where search engines show them, and differ', () => {
    const long = titles.filter(({ title, description }) => title.length > LONGEST_TITLE || description.length > 165);
    expect(long.map(({ path, title, description }) => [path, title.length, description.length])).toEqual([]);
    expect(new Set(titles.map(({ title }) => title)).size).toBe(titles.length);
  });
});
