import type { Element, Root, RootContent } from 'hast';

export type { Element, Root, RootContent };

/** Whether a node is an element, optionally of this tag name. */
export function isElement(node: RootContent, tagName?: string): node is Element {
  return node.type === 'element' && (tagName === undefined || node.tagName === tagName);
}

/** Rewrites all text nodes of a tree in place, except in code. */
export function transformText(node: Root | RootContent, rewrite: (text: string) => string): void {
  if (node.type === 'text') node.value = rewrite(node.value);
  else if ('children' in node && !(node.type === 'element' && node.tagName === 'code'))
    for (const child of node.children) transformText(child, rewrite);
}

/** The URLs of all links and pictures in a tree, in order. */
export function addressesOf(node: Root | RootContent): string[] {
  const own = node.type === 'element' ? [node.properties.href, node.properties.src] : [];
  const below = 'children' in node ? node.children.flatMap(addressesOf) : [];
  return [...own.filter((value) => typeof value === 'string'), ...below];
}
