import { toText } from 'hast-util-to-text';
import { listFiles } from './files';
import { faqMatter } from './front-matter';
import { isElement, type Root, type RootContent } from './hast';
import { memoize } from './memoize';
import { readContent } from './pages';

export interface FaqQuestion {
  /** Stable: the target of `/faq#id`. */
  readonly id: string;
  readonly question: string;
  readonly answer: Root;
}

export interface FaqSection {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly questions: readonly FaqQuestion[];
}

function questionsOf(nodes: readonly RootContent[]): FaqQuestion[] {
  const questions: { id: string; question: string; answer: Root }[] = [];
  for (const node of nodes) {
    if (isElement(node, 'h2'))
      questions.push({
        id: String(node.properties.id),
        question: toText(node),
        answer: { type: 'root', children: [] },
      });
    else questions.at(-1)?.answer.children.push(node);
  }
  return questions;
}

function sectionsIn(folder: 'faq' | 'priser'): FaqSection[] {
  const sections = listFiles(folder).map((file) => {
    const { order, title, slug, description, parts } = readContent(folder, file, faqMatter);
    const nodes = parts.flatMap((part) => (part.kind === 'text' ? part.tree.children : []));
    return { order, title, slug, description, questions: questionsOf(nodes) };
  });
  const seen = new Set<string>();
  for (const id of sections.flatMap((section) => [section.slug, ...section.questions.map((entry) => entry.id)])) {
    if (seen.has(id)) throw new Error(`faq: two places are called #${id}`);
    seen.add(id);
  }
  return sections.sort((a, b) => a.order - b.order).map(({ order: _, ...section }) => section);
}

/**
 * The FAQ's sections in order (spec.md section 2): one file each in content/faq, one question per `##`. Without the first section, on
 * delivery, which comes from the backend (get-faq), as on the product pages. Throws when a file is invalid or two questions
 * share an anchor.
 */
export const listFaqSections: () => readonly FaqSection[] = memoize(() => sectionsIn('faq'));

const listPriceSections = memoize(() => sectionsIn('priser'));

/** One section, for the gold-bag questions of the sell page and for the price pages. Throws for an unknown name. */
export function getFaqSection(slug: string): FaqSection {
  const section = [...listFaqSections(), ...listPriceSections()].find((entry) => entry.slug === slug);
  if (!section) throw new Error(`faq: no section ${slug}`);
  return section;
}
