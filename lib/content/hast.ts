import type { Element, Root, RootContent } from 'hast';

export type { Element, Root, RootContent };

/** Whether a node is an element, and if asked, this one. */
export function isElement(node: RootContent, tagName?: string): node is Element {
  return node.type === 'element' && (tagName === undefined || node.tagName === tagName);
}

/** 2 for an h2; null for anything that is no heading. */
export function headingLevel(node: Element): number | null {
  const level = /^h([1-6])$/.exec(node.tagName)?.[1];
  return level ? Number(level) : null;
}

/** Rewrites every text in a tree, in place; code keeps what it says. */
export function transformText(node: Root | RootContent, rewrite: (text: string) => string): void {
  if (node.type === 'text') node.value = rewrite(node.value);
  else if ('children' in node && !(node.type === 'element' && node.tagName === 'code'))
    for (const child of node.children) transformText(child, rewrite);
}

/** The targets of all links and pictures in a tree, in order. */
export function addressesOf(node: Root | RootContent): string[] {
  const own = node.type === 'element' ? [node.properties.href, node.properties.src] : [];
  const below = 'children' in node ? node.children.flatMap(addressesOf) : [];
  return [...own.filter((value) => typeof value === 'string'), ...below];
}
