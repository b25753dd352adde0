import type { Root } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeSanitize, { defaultSchema, type Options } from 'rehype-sanitize';
import { unified } from 'unified';
import { type RootContent, transformText } from '@/lib/content/hast';
import { typeset } from '@/lib/content/typography';
import { plainText } from '@/lib/seo/plain-text';

/** What the dealer's system writes for a new line in a description: a backslash and an n, as two characters. */
const LINE_BREAK_MARKER = '\\n';

const schema: Options = {
  ...defaultSchema,
  // Texts from the backend never need pictures or ids of their own, and both can be used to mislead.
  tagNames: (defaultSchema.tagNames ?? []).filter((name) => name !== 'img' && name !== 'input'),
  attributes: { a: ['href'], th: ['scope'], td: [] },
  protocols: { href: ['http', 'https', 'mailto', 'tel'] },
};

const processor = unified().use(rehypeParse, { fragment: true }).use(rehypeSanitize, schema);

/** Levels of elements in one another. Everything that walks a tree, React too, calls itself for each. */
const DEEPEST = 100;

function isDeeper(node: Root | RootContent, levels: number): boolean {
  if (!('children' in node)) return false;
  return levels === 0 || node.children.some((child) => isDeeper(child, levels - 1));
}

/** The tree of HTML; its bare text where elements stand in one another without end, as tags do that nobody has closed. */
function treeOf(html: string): Root {
  try {
    const root = processor.parse(html);
    if (!isDeeper(root, DEEPEST)) return processor.runSync(root);
  } catch (error) {
    // The parser's own stack is not endless either.
    if (!(error instanceof RangeError)) throw error;
  }
  return { type: 'root', children: [{ type: 'text', value: plainText(html) }] };
}

/** HTML or plain text from the backend as a safe tree: scripts, styles, handlers and pictures fall away, line-break markers become breaks, numbers keep their units. */
export function sanitise(text: string): Root {
  const isHtml = /<[a-z][^>]*>/i.test(text);
  const marked = text.replaceAll(LINE_BREAK_MARKER, '<br>');
  const html = isHtml ? marked : marked.replace(/\r?\n/g, '<br>');
  const root = treeOf(html);
  transformText(root, typeset);
  return root;
}
