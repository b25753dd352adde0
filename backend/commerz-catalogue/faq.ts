import { delivery } from './faq/delivery';
import { general, payments } from './faq/general';
import { investing, personalData } from './faq/investing';
import { goldBag, selling } from './faq/selling';

export interface FaqEntry {
  readonly id: number;
  readonly categoryId: number;
  readonly categoryName: string;
  /** The question. */
  readonly name: string;
  /** The answer, HTML. */
  readonly content: string;
}

/** The seven sections of the FAQ page in order (spec.md section 2); product pages show section 1 too. */
export const faqEntries: readonly FaqEntry[] = [
  delivery,
  selling,
  goldBag,
  investing,
  personalData,
  general,
  payments,
].flatMap(({ categoryId, categoryName, questions }) =>
  questions.map(([name, content], index) => ({
    id: categoryId * 100 + index,
    categoryId,
    categoryName,
    name,
    content,
  })),
);
