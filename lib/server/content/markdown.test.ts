import { toText } from 'hast-util-to-text';
import { describe, expect, it } from 'vitest';
import { addressesOf, type Root } from './hast';
import { type ContentPart, parseMarkdown } from './markdown';

function treesOf(parts: readonly ContentPart[]): Root[] {
  return parts.flatMap((part) => (part.kind === 'text' ? [part.tree] : []));
}

describe('parseMarkdown', () => {
  it('gives headings stable anchors, or the anchor that they define', () => {
    const { headings } = parseMarkdown('## 3. Pris på guldpåse\n\n## Frågor om påsen {#guldpase}\n\n### Skötsel');
    expect(headings).toEqual([
      { id: 'pris-pa-guldpase', text: '3. Pris på guldpåse', level: 2 },
      { id: 'guldpase', text: 'Frågor om påsen', level: 2 },
      { id: 'skotsel', text: 'Skötsel', level: 3 },
    ]);
  });

  it('splits the text at slots', () => {
    const { parts } = parseMarkdown('Före.\n\n[[metallvarde]]\n\nEfter [[inte-ensam]].');
    expect(parts.map((part) => (part.kind === 'slot' ? part.name : toText(part.tree).trim()))).toEqual([
      'Före.',
      'metallvarde',
      'Efter [[inte-ensam]].',
    ]);
  });

  it('removes scripts, raw HTML and unknown URL schemes', () => {
    const trees = treesOf(
      parseMarkdown(
        '<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>\n\n[a](javascript:alert(1)) [b](tel:+4640) [c](/faq#svar)',
      ).parts,
    );
    expect(JSON.stringify(trees)).not.toMatch(/script|onerror/);
    expect(trees.flatMap(addressesOf)).toEqual(['tel:+4640', '/faq#svar']);
  });

  it('marks the number of a numbered paragraph and adds an anchor', () => {
    const paragraph = treesOf(parseMarkdown('5.1 Priserna **låses**.').parts)[0]?.children[0];
    expect(paragraph).toMatchObject({ tagName: 'p', properties: { id: 'p5-1', dataClause: '' } });
    expect(paragraph && toText(paragraph)).toBe('5.1 Priserna låses.');
  });
});
