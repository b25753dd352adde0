import type { Root } from 'hast';
import { Parser } from 'htmlparser2';
import rehypeParse from 'rehype-parse';
import rehypeSanitize, { defaultSchema, type Options } from 'rehype-sanitize';
import { unified } from 'unified';
import { typeset } from '@/lib/domain/typography';
import { type RootContent, transformText } from './hast';

/** The dealer's system writes a new line in a description as two characters, a backslash and an n. */
const LINE_BREAK_MARKER = '\\n';

const HIDDEN = ['script', 'style'];

const schema: Options = {
  ...defaultSchema,
  // The backend's texts need no pictures or ids, and both can be used to mislead.
  tagNames: (defaultSchema.tagNames ?? []).filter((name) => name !== 'img' && name !== 'input'),
  attributes: { a: ['href'], th: ['scope'], td: [] },
  protocols: { href: ['http', 'https', 'mailto', 'tel'] },
  strip: HIDDEN,
};

const processor = unified().use(rehypeParse, { fragment: true }).use(rehypeSanitize, schema);

/** Whether an element ends a word: text beside it must not grow together. */
const isBlock = (name: string) =>
  /^(address|article|blockquote|br|dd|div|dl|dt|h\d|hr|li|ol|p|section|t[dhr]|table|ul)$/.test(name);

/** The dealer's text or HTML as one line of plain text: no tags, entities decoded, whitespace collapsed. */
export function plainText(html: string): string {
  let text = '';
  let hidden = 0;
  // Thousands of descriptions are read for the feed: a tree of each would take seconds.
  const parser = new Parser({
    onopentagname: (name) => {
      if (HIDDEN.includes(name)) hidden++;
      if (isBlock(name)) text += ' ';
    },
    onclosetag: (name) => {
      if (HIDDEN.includes(name)) hidden--;
      if (isBlock(name)) text += ' ';
    },
    ontext: (part) => {
      if (hidden === 0) text += part;
    },
  });
  parser.end(html.replaceAll(LINE_BREAK_MARKER, ' '));
  return text.replace(/\s+/g, ' ').trim();
}

/** Maximum nesting of elements. Everything that walks a tree, React included, is recursive. */
const DEEPEST = 100;

function isDeeper(node: Root | RootContent, levels: number): boolean {
  if (!('children' in node)) return false;
  return levels === 0 || node.children.some((child) => isDeeper(child, levels - 1));
}

/** The parsed HTML, or only its text when the nesting is too deep, for example because of unclosed tags. */
function treeOf(html: string): Root {
  try {
    const root = processor.parse(html);
    if (!isDeeper(root, DEEPEST)) return processor.runSync(root);
  } catch (error) {
    // The parser's own stack is limited too.
    if (!(error instanceof RangeError)) throw error;
  }
  return { type: 'root', children: [{ type: 'text', value: plainText(html) }] };
}

/** Backend HTML or text as a safe tree: no scripts, styles, handlers or pictures; with line breaks and unbreakable units. */
export function sanitise(text: string): Root {
  const isHtml = /<[a-z][^>]*>/i.test(text);
  const marked = text.replaceAll(LINE_BREAK_MARKER, '<br>');
  const html = isHtml ? marked : marked.replace(/\r?\n/g, '<br>');
  const root = treeOf(html);
  transformText(root, typeset);
  return root;
}
