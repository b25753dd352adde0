import { describe, expect, it } from 'vitest';
import { sanitise } from './sanitise';

function tagsAndText(node: unknown): string {
  return JSON.stringify(node, (key, value) => (key === 'position' ? undefined : value));
}

describe('sanitise', () => {
  it('turns the line-break marker into a line break', () => {
    const { children } = sanitise('Första raden\\nandra raden');
    expect(children.map((node) => (node.type === 'element' ? node.tagName : node.type))).toEqual([
      'text',
      'br',
      'text',
    ]);
  });

  it('keeps the line ends of plain text', () => {
    expect(sanitise('ett\ntvå').children).toHaveLength(3);
  });

  it('drops scripts, event handlers and dangerous URLs', () => {
    const tree = tagsAndText(
      sanitise('<p onclick="x()">Hej<script>alert(1)</script><a href="javascript:x">här</a><img src=x onerror=y></p>'),
    );
    expect(tree).not.toMatch(/script|onclick|javascript|img/i);
    expect(tree).toContain('Hej');
  });

  it.each([200, 20_000])('keeps only the text of %d nested elements', (levels) => {
    expect(sanitise(`${'<div>'.repeat(levels)}Hej <b>du</b>`).children).toMatchObject([{ value: 'Hej du' }]);
  });
  it('keeps list content in its lists', () => {
    expect(tagsAndText(sanitise(`${'<ul><li>'.repeat(20)}Hej`)).match(/"ul"/g)).toHaveLength(20);
  });
});
