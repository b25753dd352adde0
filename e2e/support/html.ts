import type { Element, Nodes, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

const parser = unified().use(rehypeParse);

/** The server's HTML as a tree, before any script has run. */
export function parseHtml(html: string): Root {
  return parser.parse(html);
}

/** Every element below a node that passes, in document order. */
export function all(node: Nodes, passes: (element: Element) => boolean): Element[] {
  if (!('children' in node)) return [];
  return node.children.flatMap((child) =>
    child.type === 'element' ? [...(passes(child) ? [child] : []), ...all(child, passes)] : [],
  );
}

/** Every element with this name and, if given, this value of a property. */
export function named(node: Nodes, tagName: string, property?: string, value?: string): Element[] {
  return all(
    node,
    (element) =>
      element.tagName === tagName && (property === undefined || propertyOf(element, property) === (value ?? null)),
  );
}

/** A property as text ("dataPrice" for data-price); null when missing. */
export function propertyOf(element: Element | undefined, name: string): string | null {
  const value = element?.properties[name];
  if (value === undefined || value === null) return null;
  return Array.isArray(value) ? value.join(' ') : String(value);
}

export function textOf(node: Nodes | undefined): string {
  if (node === undefined) return '';
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
