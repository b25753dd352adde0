import { expect, it } from 'vitest';
import { sanitise } from './sanitise';

it.each([
  ['the line-break marker', 'ett\\nandra'],
  ['the line end of plain text', 'ett\ntvå'],
])('turns %s into a line break', (_, text) => {
  expect(sanitise(text).children).toMatchObject([{}, { tagName: 'br' }, {}]);
});

it('drops scripts, event handlers and dangerous URLs', () => {
  const tree = JSON.stringify(
    sanitise('<p onclick="x()">Hej<script>alert(1)</script><a href="javascript:x">här</a><img src=x onerror=y></p>'),
  );
  expect(tree).not.toMatch(/script|onclick|javascript|img/i);
  expect(tree).toContain('Hej');
});

it.each([200, 20_000])('keeps only the text of %d nested elements', (levels) => {
  expect(sanitise(`${'<div>'.repeat(levels)}Hej <b>du</b>`).children).toMatchObject([{ value: 'Hej du' }]);
});
