import type { Metadata } from 'next';
import type { Category } from '@/lib/domain/listing/category';
import { metalOfRoot } from '@/lib/domain/listing/tree';
import { categoryPath, productPath } from '@/lib/domain/paths/catalogue-paths';
import type { Rates } from '@/lib/domain/prices/rates';
import { PRICE_CYCLE_TEXT } from '@/lib/domain/prices/schedule';
import type { Product } from '@/lib/domain/product/product';
import { site } from '@/lib/domain/site';
import { pageTitle } from './page-title';
import { productDescription } from './product-description';
import { shortenToSentences } from './shorten';

/** A page's metadata. `title` is complete (Next: `title.absolute`), `canonical` a path on our site. */
export interface PageMetadata {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
}

export function routeMetadata(
  { title, description, canonical }: PageMetadata,
  picture: string = site.shareImage,
): Metadata {
  return {
    title: { absolute: title },
    description,
    alternates: { canonical },
    openGraph: {
      title,
      description,
      url: canonical,
      siteName: site.name,
      locale: 'sv_SE',
      type: 'website',
      images: [picture],
    },
  };
}

/** Characters of a description that search engines show. */
export const DESCRIPTION_LIMIT = 158;

/** Categories with their own title and description (spec.md section 2). */
const CATEGORY_TEXTS: Readonly<Record<string, Pick<PageMetadata, 'description' | 'title'>>> = {
  'kopa-guld': {
    title: 'Köp guld – guldtackor och guldmynt',
    description: `Köp guldtackor och guldmynt till priser som följer marknaden och uppdateras ${PRICE_CYCLE_TEXT}. Öppet påslag och försäkrad leverans. Ett tryggt köp.`,
  },
  guldtackor: {
    title: 'Guldtackor i 24 karat – från 2 gram till 1 kilo',
    description:
      'Köp guldtackor i 24 karat från kända tillverkare. Aktuellt pris, öppet påslag och försäkrad leverans. Ett tryggt köp.',
  },
  guldmynt: {
    title: 'Guldmynt – Krugerrand, Maple Leaf och andra',
    description:
      'Köp guldmynt från världens stora myntverk, i storlekar från 1/20 till 1 oz. Aktuellt pris och försäkrad leverans. Ett tryggt köp.',
  },
  'historiska-guldmynt': {
    title: 'Historiska guldmynt från Sverige och Europa',
    description:
      'Köp historiska guldmynt som 20 kronor, sovereign och 20 francs, med öppet påslag. Kontrollerade, med försäkrad leverans till ombud nära dig. Ett tryggt köp.',
  },
  'kopa-silver': {
    title: 'Köp silver – silvertackor och silvermynt',
    description: `Köp silvertackor och silvermynt till priser som följer marknaden och uppdateras ${PRICE_CYCLE_TEXT}, moms inräknad. Försäkrad leverans. Ett tryggt köp.`,
  },
  'krugerrand-guld': {
    title: 'Krugerrand i guld – 1 oz till 1/10 oz',
    description:
      'Köp Krugerrand, världens första investeringsmynt, utan moms. Ett helt uns guld i 22 karat eller en del av det. Aktuellt pris och försäkrad leverans.',
  },
  'maple-leaf-guld': {
    title: 'Maple Leaf i guld – 999,9 från Kanada',
    description:
      'Köp Maple Leaf i guld utan moms, med finhalten 999,9 och lönnlövet på baksidan. Aktuellt pris, öppet påslag och försäkrad leverans i hela Sverige.',
  },
  'svenska-guldmynt': {
    title: 'Svenska guldmynt – 20 kronor, 10 kronor och 5 kronor',
    description:
      'Köp svenska tjugokronor och andra svenska guldmynt med öppet påslag mot guldpriset. Kontrollerade, med försäkrad leverans till ombud nära dig.',
  },
  silvertackor: {
    title: 'Silvertackor – från 1 oz till 5 kilo',
    description:
      'Köp silvertackor från kända tillverkare, från ett uns till flera kilo. Aktuellt pris med moms inräknad och försäkrad leverans. Ett tryggt köp.',
  },
  silvermynt: {
    title: 'Silvermynt – Maple Leaf, Britannia och andra',
    description:
      'Köp silvermynt från världens stora myntverk, styckvis eller i hela tuber. Aktuellt pris med moms inräknad och försäkrad leverans. Ett tryggt köp.',
  },
};

/** Common words are lowercased within a sentence; a series name ("Krugerrand") keeps its capital. */
const COMMON_WORD = /^(\S*(guld|silver|tack|mynt)\S*|\S*(ska|ade|gjutna|iga))(\s|$)/i;

function withinSentence(name: string): string {
  const common = name.replace(/^Köpa\s+/i, '').trim();
  return COMMON_WORD.test(common) ? common.charAt(0).toLowerCase() + common.slice(1) : common;
}

/** " i guld" where the category's name does not state the metal: a series may exist in both. */
function inMetal(path: readonly Category[]): string {
  const metal = metalOfRoot(path[0]?.code ?? '');
  const word = metal && { gold: 'guld', silver: 'silver' }[metal];
  return word === null || path.at(-1)?.name.toLowerCase().includes(word) ? '' : ` i ${word}`;
}

export interface CategoryChoice {
  /** As shown: "10g", "1 oz" (weightLabel). */
  readonly weight?: string | undefined;
  readonly brand?: string | undefined;
  /** From 1; added to title and description of later pages. */
  readonly page?: number | undefined;
}

/** A category's own text, or "Vi säljer {weight} {brand} {category} | {site}". `path` is root..category. */
export function categoryMetadata(path: readonly Category[], choice: CategoryChoice = {}): PageMetadata {
  const category = path.at(-1);
  const canonical = categoryPath(path);
  const own = CATEGORY_TEXTS[category?.code ?? ''];
  const plain = choice.weight === undefined && choice.brand === undefined;
  const isLater = (choice.page ?? 1) > 1;
  const described = (title: string, description: string): PageMetadata => {
    const place = isLater ? `Sida ${choice.page}. ` : '';
    return {
      title: pageTitle(title, isLater ? ` – sida ${choice.page}` : ''),
      description: shortenToSentences(place + description, DESCRIPTION_LIMIT),
      canonical,
    };
  };
  if (own && plain) return described(own.title, own.description);
  const goods = [choice.weight, choice.brand, withinSentence(category?.name ?? '')].filter(Boolean).join(' ');
  return described(
    `Vi säljer ${goods}`,
    `Köp ${goods}${inMetal(path)} till priser som följer marknaden och uppdateras ${PRICE_CYCLE_TEXT}. Öppet påslag mot spotpris och försäkrad leverans. Ett tryggt köp.`,
  );
}

/** "{name} | {site}", its facts, and the product's paths. */
export function productMetadata(product: Product, rates: Rates): PageMetadata {
  return {
    title: pageTitle(product.name),
    description: productDescription(product, rates, DESCRIPTION_LIMIT),
    canonical: productPath(product),
  };
}
