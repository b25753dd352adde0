import { toText } from 'hast-util-to-text';
import { isElement } from './hast';
import type { ContentPart } from './markdown';

/** A heading of the second or third level, and what stands under it up to the next one. */
export interface TextSection {
  readonly id: string;
  readonly title: string;
  readonly level: 2 | 3;
  readonly parts: readonly ContentPart[];
}

/** Splits a text at its headings. Throws when something stands before the first, where no section would show it. */
export function sectionsOf(parts: readonly ContentPart[]): readonly TextSection[] {
  const sections: (TextSection & { parts: ContentPart[] })[] = [];
  const current = () => {
    const last = sections.at(-1);
    if (!last) throw new Error('sections: a text before the first heading');
    return last;
  };
  for (const part of parts) {
    if (part.kind === 'slot') {
      current().parts.push(part);
      continue;
    }
    for (const node of part.tree.children.filter((child) => isElement(child))) {
      if (node.tagName === 'h2' || node.tagName === 'h3') {
        const level = node.tagName === 'h2' ? 2 : 3;
        sections.push({ id: String(node.properties.id), title: toText(node), level, parts: [] });
        continue;
      }
      const section = current();
      const last = section.parts.at(-1);
      if (last?.kind === 'text') last.tree.children.push(node);
      else section.parts.push({ kind: 'text', tree: { type: 'root', children: [node] } });
    }
  }
  return sections;
}
