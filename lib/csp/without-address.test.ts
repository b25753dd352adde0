import { describe, expect, it } from 'vitest';
import { withHashes } from './inline-scripts.mjs';
import { forgetAddress, withoutAddress } from './without-address.mjs';

const MARK = '199111039831';
const row = (parts: readonly string[], query: string) =>
  `0:{"P":null,"c":${JSON.stringify(parts)},"q":${JSON.stringify(query)},"i":false,"f":[["å"]]}`;
const data = (address: string) => `1:I[1]\n2:Tb,guldtacka 1${address}\n2:["c"]`;

describe('a page that is kept for everybody', () => {
  it.each([
    ['an address that there is not', row(['', 'blogg', MARK], '')],
    ['a campaign behind an address', row(['', `kopa-silver?utm_id=${MARK}`], `?utm_id=${MARK}`)],
    ['a choice of filters', row(['', `kopa-guld?marke=${MARK}&sortera=vikt`], '')],
    ['a search', row(['', `sok?searchTerm=${MARK}`], `?searchTerm=${MARK}`)],
    ['quotes and backslashes', row(['', `sok?a="\\${MARK}`], `?a=\\"],"q":"${MARK}\\`)],
  ])('is kept without %s, and no longer or shorter than it was', (_, address) => {
    const page = {
      kind: 'APP_PAGE',
      rscData: Buffer.from(data(address)),
      segmentData: new Map([['/_full', Buffer.from(data(address))]]),
    };
    forgetAddress(page);
    for (const bytes of [page.rscData, page.segmentData.get('/_full') ?? Buffer.alloc(0)]) {
      expect(bytes.length).toBe(Buffer.byteLength(data(address)));
      expect(bytes.toString()).not.toContain(MARK);
      const [, found = ''] = /tacka 10:(\{.*\})/.exec(bytes.toString()) ?? [];
      expect(JSON.parse(found)).toEqual({ P: null, c: ['', ''], q: '', i: false, f: [['å']] });
    }
  });

  it('has none in its HTML either, wherever Next has cut its data', async () => {
    const text = data(row(['', `kopa-silver?utm_id=${MARK}`], `?utm_id=${MARK}`));
    for (let cut = 1; cut < text.length; cut += 1) {
      const pieces = [text.slice(0, cut), text.slice(cut)];
      const scripts = pieces.map((piece) => `<script>self.__next_f.push(${JSON.stringify([1, piece])})</script>`);
      const { html } = await withHashes(scripts.join(''));
      expect(html).not.toContain(MARK);
      expect(html).toContain('guldtacka');
    }
  });
});

it('what only looks like an address stays', () => {
  for (const text of ['{"c":["","x"],"q":"?a"}', '"c":["x"],"q":"1","i":2', 'P, c, q, i']) {
    expect(withoutAddress(text)).toBe(text);
  }
});
