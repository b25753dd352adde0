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
    const [first] = treesOf(parseMarkdown('# *Pris* 3.2 {#pris}').parts);
    expect(first?.children[0]).toMatchObject({ tagName: 'h1', properties: { id: 'pris' } });
    expect(parseMarkdown('## Guld `{#kod}`').headings).toEqual([{ id: 'guld-kod', text: 'Guld {#kod}', level: 2 }]);
  });

  it('splits the text at slots', () => {
    const { parts } = parseMarkdown(
      'Före.\n\n[[metallvarde]]\n\n[[guldpase-2]]\n\nEfter [[inte-ensam]].\n\n## [[rubrik]]\n\n[[fel_namn]]',
    );
    expect(parts.map((part) => (part.kind === 'slot' ? part.name : toText(part.tree).trim()))).toEqual([
      'Före.',
      'metallvarde',
      'guldpase-2',
      'Efter [[inte-ensam]].\n\n[[rubrik]]\n\n[[fel_namn]]',
    ]);
    expect(parseMarkdown('[[a]]').parts).toEqual([{ kind: 'slot', name: 'a' }]);
    expect(parseMarkdown('').parts).toEqual([]);
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
    expect(paragraph).toMatchObject({
      children: [
        { tagName: 'span', children: [{ value: '5.1 ' }] },
        { tagName: 'span', children: [{ value: 'Priserna ' }, { tagName: 'strong' }, { value: '.' }] },
      ],
    });
    const others = ['## 5.1 Priserna', '5 Priserna', '**5.1** Priserna', 'Priserna 5.1 låses', '5.1Priserna'];
    for (const other of others) expect(JSON.stringify(parseMarkdown(other)), other).not.toContain('dataClause');
  });

  it('has unbreakable units, except in code', () => {
    const [tree] = treesOf(parseMarkdown('10 g guld `10 g`').parts);
    expect(tree && toText(tree)).toBe('10\u00a0g guld 10 g');
  });

  it('names the addresses of links and pictures', () => {
    const trees = treesOf(parseMarkdown('[a](/a) ![b](/images/b.webp)').parts);
    expect(trees.flatMap(addressesOf)).toEqual(['/a', '/images/b.webp']);
  });
});
