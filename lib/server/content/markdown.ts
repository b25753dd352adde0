import { toText } from 'hast-util-to-text';
import rehypeSanitize, { defaultSchema, type Options } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { slugify } from '@/lib/domain/slug';
import { typeset } from '@/lib/domain/typography';
import { type Element, isElement, type Root, type RootContent, transformText } from './hast';

const NUMBER = /^(\d+\.\d+)\s+/;

const span = (children: Element['children']): Element => ({
  type: 'element',
  tagName: 'span',
  properties: {},
  children,
});

/** Gives a numbered paragraph of the terms ("5.1 Priserna ...") an anchor (`#p5-1`), and its number an element for the margin. */
function markClause(paragraph: Element): void {
  const [first] = paragraph.children;
  if (paragraph.tagName !== 'p' || first?.type !== 'text') return;
  const number = NUMBER.exec(first.value)?.[1];
  if (number === undefined) return;
  first.value = first.value.replace(NUMBER, '');
  paragraph.properties = { id: `p${number.replace('.', '-')}`, dataClause: '' };
  paragraph.children = [span([{ type: 'text', value: `${number} ` }]), span(paragraph.children)];
}

export interface Heading {
  readonly id: string;
  readonly text: string;
  readonly level: number;
}

/** Text, or a slot for a component of the page: a paragraph with only `[[name]]`. */
export type ContentPart =
  | { readonly kind: 'text'; readonly tree: Root }
  | { readonly kind: 'slot'; readonly name: string };

export interface ParsedMarkdown {
  readonly parts: readonly ContentPart[];
  readonly headings: readonly Heading[];
}

const schema: Options = {
  ...defaultSchema,
  clobberPrefix: '',
  protocols: { ...defaultSchema.protocols, href: [...(defaultSchema.protocols?.href ?? []), 'tel'] },
};

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeSanitize, schema);
const OWN_ID = /\s*\{#([a-z0-9-]+)\}$/;
const SLOT = /^\[\[([a-z0-9-]+)\]\]$/;

function anchor(heading: Element): Heading | null {
  const level = /^h([1-6])$/.exec(heading.tagName)?.[1];
  if (level === undefined) return null;
  const last = heading.children.at(-1);
  let own: string | undefined;
  if (last?.type === 'text') {
    own = OWN_ID.exec(last.value)?.[1];
    last.value = last.value.replace(OWN_ID, '');
  }
  const text = toText(heading);
  // Without the number of "3. Pris och betalning", so that links survive renumbering.
  const id = own ?? slugify(text.replace(/^[\d.]+\s/, ''));
  heading.properties = { ...heading.properties, id };
  return { id, text, level: Number(level) };
}

/** Parses GitHub-flavoured Markdown into sanitised trees, slots and headings (`## Title {#anchor}`). Raw HTML is dropped. */
export function parseMarkdown(markdown: string): ParsedMarkdown {
  const root = processor.runSync(processor.parse(markdown));
  transformText(root, typeset);
  const parts: ContentPart[] = [];
  const headings: Heading[] = [];
  let run: RootContent[] = [];
  const flush = () => {
    if (run.some((node) => node.type === 'element'))
      parts.push({ kind: 'text', tree: { type: 'root', children: run } });
    run = [];
  };
  for (const node of root.children) {
    if (node.type === 'element') {
      const heading = anchor(node);
      if (heading) headings.push(heading);
      markClause(node);
    }
    const name = isElement(node, 'p') ? SLOT.exec(toText(node))?.[1] : undefined;
    if (name) {
      flush();
      parts.push({ kind: 'slot', name });
    } else run.push(node);
  }
  flush();
  return { parts, headings };
}
