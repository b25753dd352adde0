import { expect, it } from 'vitest';
import { type Closed, closes } from './closed';
import { closedText } from './closed-text';

const ALL: Closed = { scope: 'all', reason: 'stopped' };
const SILVER: Closed = { scope: 'silver', reason: 'stopped' };
const GOLD: Closed = { scope: 'gold', reason: 'stopped' };

it.each([
  [ALL, ['gold'], true, true],
  [ALL, [], true, true],
  [SILVER, ['gold'], false, false],
  [SILVER, ['silver', 'silver'], true, true],
  [SILVER, ['gold', 'silver'], false, true],
  [SILVER, [], false, false],
  [GOLD, [null], true, true],
  [SILVER, [null], false, false],
] as const)('%j and goods of %j', (closed, metals, all, any) => {
  const goods = metals.map((metal) => ({ metal }));
  expect([closes(closed.scope, goods, false), closes(closed.scope, goods, true)]).toEqual([all, any]);
});

it('says which orders are not taken', () => {
  expect(closedText(ALL)).toContain('inte emot beställningar.');
  expect(closedText(SILVER)).toContain('inte emot beställningar på silver.');
  expect(closedText({ scope: 'all', reason: 'still' })).toContain('Priserna har inte uppdaterats på länge.');
});
