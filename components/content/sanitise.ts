import type { Root } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeSanitize, { defaultSchema, type Options } from 'rehype-sanitize';
import { unified } from 'unified';
import { transformText } from '@/lib/content/hast';
import { typeset } from '@/lib/content/typography';

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

/** HTML or plain text from the backend as a safe tree: scripts, styles, handlers and pictures fall away, line-break markers become breaks, numbers keep their units. */
export function sanitise(text: string): Root {
  const isHtml = /<[a-z][^>]*>/i.test(text);
  const marked = text.replaceAll(LINE_BREAK_MARKER, '<br>');
  const html = isHtml ? marked : marked.replace(/\r?\n/g, '<br>');
  const root = processor.runSync(processor.parse(html));
  transformText(root, typeset);
  return root;
}
