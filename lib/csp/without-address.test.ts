import { describe, expect, it } from 'vitest';
import { forgetAddress, withoutAddress } from './without-address.mjs';

const NUMBER = '199111039831';
const rsc = `1:I[1]\n0:{"P":null,"c":["","blogg","${NUMBER}"],"q":"?a=${NUMBER}","i":false,"f":[["x"]]}\n2:["c"]`;
const html = `<p>"c"</p><script>self.__next_f.push([1,${JSON.stringify(rsc)}])</script>`;

describe('a page that stands for an address that it does not have', () => {
  it.each(['/finns-inte', '/stangt', '/order/1/toc'])('is kept without it (%s)', (path) => {
    for (const key of [path, `/route-cache/APP_PAGE/51d7dd05/$${path}`]) expectForgotten(key, path);
  });

  function expectForgotten(key: string, path: string): void {
    const segmentData = new Map([['/_full', Buffer.from(rsc)]]);
    const page = { kind: 'APP_PAGE', html, rscData: Buffer.from(rsc), segmentData };
    forgetAddress(key, page);
    const parts = JSON.stringify(path.split('/'));
    const own = `0:{"P":null,"c":${parts},"q":"","i":false,"f":[["x"]]}`;
    for (const text of [page.rscData, segmentData.get('/_full')]) expect(String(text).split('\n')[1]).toBe(own);
    const script = /<script>self.__next_f.push\((.*)\)<\/script>/.exec(page.html)?.[1] ?? '';
    expect(JSON.parse(script)[1].split('\n')[1]).toBe(own);
    expect(page.html).toMatch(/^<p>"c"<\/p>/);
  }
});

it('a page that was asked for by its own address is left as it is', () => {
  expect(withoutAddress('/blogg/guld', rsc)).toBe(rsc);
  const page = { kind: 'APP_PAGE', html };
  forgetAddress('/', page);
  expect(page.html).toBe(html);
});
