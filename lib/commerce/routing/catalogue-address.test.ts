import { describe, expect, it } from 'vitest';
import type { Category } from '@/lib/catalogue/category';
import { aProduct } from '@/lib/catalogue/product.fixture';
import { buildCatalogue } from '@/lib/commerce/catalogue/catalogue';
import { catalogueAnswer } from './catalogue-address';

const category = (code: string, ...children: Category[]): Category => ({
  code,
  name: code,
  description: null,
  children,
});
const roots = [category('kopa-guld', category('guldtackor', category('praglade-guldtackor')), category('guldmynt'))];
const products = [
  ...Array.from({ length: 25 }, (_, index) => aProduct({ code: `tacka-${index}`, weight: 10, brand: 'Valcambi' })),
  aProduct({ code: 'KINEBAR', weight: 5, brand: 'PAMP' }),
];

function at(address: string, complete = true) {
  const { pathname, searchParams } = new URL(address, 'https://shop.example');
  return catalogueAnswer(buildCatalogue(products, roots, complete), pathname, searchParams);
}
const page = (path: string, status: 200 | 404 = 200) => ({ kind: 'page', path, status });

describe('an address of the catalogue', () => {
  it.each([
    ['/guldtackor', '/kopa-guld/guldtackor'],
    ['/kopa-guld/guldtackor', '/kopa-guld/guldtackor'],
    ['/guldtackor/praglade-guldtackor', '/kopa-guld/guldtackor/praglade-guldtackor'],
    ['/kopa-guld/guldtackor/praglade-guldtackor', '/kopa-guld/guldtackor/praglade-guldtackor'],
    ['/praglade-guldtackor/KINEBAR', '/praglade-guldtackor/KINEBAR'],
    ['/guldmynt/KINEBAR', '/praglade-guldtackor/KINEBAR'],
    ['/guldmynt/%4BINEBAR', '/praglade-guldtackor/KINEBAR'],
    ['/guldtackor?slug=KINEBAR', '/praglade-guldtackor/KINEBAR'],
    ['/guldtackor?utm_source=x', '/kopa-guld/guldtackor'],
    ['/guldtackor?marke=pamp', '/urval/marke%3Dpamp/kopa-guld/guldtackor'],
    ['/kopa-guld?sida=2&marke=valcambi', '/urval/marke%3Dvalcambi%26sida%3D2/kopa-guld'],
    ['/kopa-guld?sortera=vikt', '/utsnitt/sortera%3Dvikt/kopa-guld'],
  ])('%s is rendered at %s, whichever way it is asked for', (address, path) => {
    expect(at(address)).toEqual(page(path));
  });

  it.each([
    ['/kopa-guld/GULDTACKOR', '/kopa-guld/guldtackor'],
    ['/guldmynt/Kinebar', '/guldmynt/KINEBAR'],
    ['/guldmynt?slug=kinebar', '/guldmynt/KINEBAR'],
  ])('%s moves to %s', (address, path) => {
    expect(at(address)).toEqual({ kind: 'moved', path });
  });

  it('of a product that is not for sale leads home', () => {
    for (const address of ['/guldtackor/nope', '/nope/KINEBAR', '/guldtackor?slug=nope', '/guldtackor/%E0%A4%A'])
      expect(at(address), address).toEqual({ kind: 'home' });
  });

  it('that names no category or no page of one is nowhere', () => {
    for (const address of [
      '/nope',
      '/a/b/c',
      '/kopa-guld/guldmynt/praglade-guldtackor',
      '/kopa-guld?sida=3',
      '/kopa-guld?sida=99999',
      '/kopa-guld?marke=pamp&sida=2',
      '/kopa-guld?marke=nope&sida=2',
      '/kopa-guld?sortera=vikt&sida=9',
    ])
      expect(at(address), address).toEqual({ kind: 'nowhere' });
  });

  it('that asks for what nothing fits is never one of the finished pages', () => {
    for (const search of ['marke=nope', 'vikt=9999kg', 'marke=pamp&vikt=10g'])
      expect(at(`/kopa-guld?${search}`)).toMatchObject({ status: 404, path: expect.stringMatching(/^\/utsnitt\//) });
  });

  it('is not denied while a part of the catalogue is missing', () => {
    for (const address of ['/nope', '/guldtackor/nope', '/kopa-guld?sida=9']) expect(at(address, false)).toBeNull();
    expect(at('/guldmynt/KINEBAR', false)).toEqual(page('/praglade-guldtackor/KINEBAR'));
  });
});
