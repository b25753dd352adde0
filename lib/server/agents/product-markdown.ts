import { productPath } from '@/lib/domain/paths/catalogue-paths';
import { formatSek } from '@/lib/domain/prices/format';
import { availability } from '@/lib/domain/product/availability';
import { asOffered, comesInVariants } from '@/lib/domain/product/in-variant';
import type { Product } from '@/lib/domain/product/product';
import { plainText } from '@/lib/server/content/html';
import { factsOf } from '@/lib/server/seo/json-ld';
import { disclosuresOf } from './disclosures';
import type { Moment } from './products';
import { type Sellable, sellablesOf } from './sellable';

const offerLine = (name: string, { price, ...stocked }: Product) =>
  `- ${name}: ${price === null ? 'på förfrågan' : formatSek(price)}. ${availability(stocked).text}.`;

const labelOf = ({ options }: Sellable) => options.map(({ label }) => label).join(', ');

/** A product's page as Markdown: the facts of its structured data, with each variant's price and what the law requires (domain.md 5). */
export function productMarkdown(product: Product, moment: Moment): string {
  const sellables = sellablesOf(product);
  const [entry] = sellables;
  const isChosen = comesInVariants(product);
  const brand = product.brand === null ? [] : [{ name: 'Varumärke', value: product.brand }];
  const facts = [...brand, ...factsOf(asOffered(product))].map(({ name, value }) => `- ${name}: ${value}`);
  const blocks = [
    `# ${product.name}`,
    plainText(product.description),
    isChosen && entry
      ? sellables.map((sellable) => offerLine(labelOf(sellable), sellable.product)).join('\n')
      : offerLine('Pris', product),
    isChosen && entry ? `Vikterna gäller ${labelOf(entry)}:` : '',
    facts.join('\n'),
    ...(entry ? disclosuresOf([product], moment).map(({ content }) => content) : []),
    `<${moment.siteUrl}${productPath(product)}>`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}
