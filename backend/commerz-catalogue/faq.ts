import { z } from 'zod';
import { insuranceSteps, surcharge } from '../commerz/shipping';
import { readTable } from '../core/table';
import { CYCLE_TEXT } from '../spot/epoch';

/** "50 000 kr" from öre. */
function kronor(amount: number): string {
  return (amount / 100).toLocaleString('sv-SE', { style: 'currency', currency: 'SEK', maximumFractionDigits: 0 });
}

/** The shop's freight prices, generated from the same steps that price an order. */
function freightTable(): string {
  const rows = insuranceSteps.map(({ value, price }, index) => {
    const before = insuranceSteps[index - 1]?.value ?? 0;
    const span = Number.isFinite(value) ? `upp till ${kronor(value)}` : `över ${kronor(before)}`;
    return `<tr><td>${span}</td><td>${kronor(price)}</td></tr>`;
  });
  return `<table><thead><tr><th scope="col">Ordervärde</th><th scope="col">Frakt</th></tr></thead><tbody>${rows.join('')}<tr><td>Hämtning i butiken</td><td>${kronor(0)}</td></tr></tbody></table>`;
}

const facts: Readonly<Record<string, string>> = {
  cycle: CYCLE_TEXT,
  freight: freightTable(),
  heavy: String(surcharge.above / 1000),
  surcharge: kronor(surcharge.price),
  parcel: String(surcharge.parcel / 1000),
};

const row = z.object({ section: z.string(), question: z.string(), answer: z.string() });
const rows = readTable(new URL('./faq.csv', import.meta.url), row);
const sections = [...new Set(rows.map(({ section }) => section))];

/**
 * The seven sections of the FAQ page in order (spec.md section 2); product pages show section 1 too. `name` is the question,
 * `content` the answer in HTML.
 */
export const faqEntries = sections.flatMap((categoryName, at) =>
  rows
    .filter(({ section }) => section === categoryName)
    .map(({ question, answer }, index) => ({
      id: (at + 1) * 100 + index,
      categoryId: at + 1,
      categoryName,
      name: question,
      content: answer.replaceAll(/\{(\w+)\}/g, (_, fact: string) => facts[fact] ?? ''),
    })),
);
