import { expect, it } from 'vitest';
import { pictureOf, pictureSet, scaledPicture } from './address';

const BAR = '/sylius/media/image/c4/56/bar-1.webp';

it.each([
  [BAR, '/p/384/image/c4/56/bar-1.webp'],
  ['/sylius/media/https@cdn.example/a+b.png', '/p/384/https@cdn.example/a+b.png'],
  ['/images/hero.webp', '/i/384/hero.webp'],
])('scales %s under %s, and knows it again', (path, address) => {
  expect(scaledPicture(path, 384)).toBe(address);
  expect(pictureOf(address)).toBe(path);
});

it.each(['/images/å.webp', '/images/a%20b.webp', '/images/../x.webp', '/other/a.webp', 'https://evil.example/a.webp'])(
  'leaves %s as it is',
  (path) => {
    expect(scaledPicture(path, 384)).toBe(path);
    expect(pictureSet(path, [256, 384])).toBeUndefined();
  },
);

it('names each width in a set', () => {
  expect(pictureSet('/images/a.webp', [256, 512])).toBe('/i/256/a.webp 256w, /i/512/a.webp 512w');
});

it.each(['/p/384/', '/p/384/a//b.webp', '/p/384/../a.webp', '/p/0384/a.webp', '/q/384/a.webp', '/p/384/a.webp?x'])(
  'takes %s for no picture',
  (address) => expect(pictureOf(address)).toBeNull(),
);
