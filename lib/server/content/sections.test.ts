import { toText } from 'hast-util-to-text';
import { expect, it } from 'vitest';
import { parseMarkdown } from './markdown';
import { sectionsOf } from './sections';

const split = (markdown: string) =>
  sectionsOf(parseMarkdown(markdown).parts).map(({ id, level, title, parts }) => [
    `${level} ${id}`,
    title,
    ...parts.map((part) => (part.kind === 'slot' ? `[${part.name}]` : toText(part.tree))),
  ]);

it('splits a text at its headings, also where a text after a slot leads on to the next heading', () => {
  expect(
    split(
      '## Pris {#pris}\n\n[[raknare]]\n\nEtt stycke.\n\nEtt till.\n\n## Silver\n\n### Villkor\n\n- ett\n\n[[lista]]',
    ),
  ).toEqual([
    ['2 pris', 'Pris', '[raknare]', 'Ett stycke.\n\nEtt till.'],
    ['2 silver', 'Silver'],
    ['3 villkor', 'Villkor', 'ett', '[lista]'],
  ]);
});

it('refuses a text that would be lost', () => {
  expect(() => split('Först.\n\n## Pris')).toThrow('before the first heading');
  expect(() => split('[[raknare]]\n\n## Pris')).toThrow('before the first heading');
});
