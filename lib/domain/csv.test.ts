import { expect, it } from 'vitest';
import { csv } from './csv';

it('begins with a byte order mark and ends its lines as spreadsheets expect', () =>
  expect(csv([['Å', 'b'], ['1']])).toBe('\uFEFFÅ;b\r\n1\r\n'));

it.each([
  ['10 g guldtacka', '10 g guldtacka'],
  ['a;b', '"a;b"'],
  ['a "b"', '"a ""b"""'],
  ['a\nb', '"a\nb"'],
  ['=1+1', "'=1+1"],
  ['+46', "'+46"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  [' =1', "' =1"],
  ['\t=1', "'\t=1"],
  ['＝1', "'＝1"],
  ['=HYPERLINK("x";"y")', '"\'=HYPERLINK(""x"";""y"")"'],
  ['14290,50', '14290,50'],
])('the cell %j is written as %j', (text, expected) => expect(csv([[text]])).toBe(`\uFEFF${expected}\r\n`));
