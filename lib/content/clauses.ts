import type { Element } from './hast';

const NUMBER = /^(\d+\.\d+)\s+/;

/**
 * Wraps the number of a numbered paragraph of the terms ("5.1 Priserna ...") in its own element, so that it can hang in the margin,
 * and adds an anchor (`#p5-1`) that support can link to. Does nothing to other paragraphs.
 */
export function markClause(paragraph: Element): void {
  const first = paragraph.children[0];
  const number = first?.type === 'text' ? NUMBER.exec(first.value)?.[1] : undefined;
  if (paragraph.tagName !== 'p' || first?.type !== 'text' || number === undefined) return;
  first.value = first.value.replace(NUMBER, '');
  const text: Element = { type: 'element', tagName: 'span', properties: {}, children: paragraph.children };
  const label: Element = {
    type: 'element',
    tagName: 'span',
    properties: {},
    children: [{ type: 'text', value: `${number} ` }],
  };
  paragraph.properties = { id: `p${number.replace('.', '-')}`, dataClause: '' };
  paragraph.children = [label, text];
}
