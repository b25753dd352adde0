import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { preferBrotli } from './precompressed';

function prefer(url: string, accepted: string | undefined) {
  const request = new IncomingMessage(new Socket());
  request.url = url;
  if (accepted !== undefined) request.headers['accept-encoding'] = accepted;
  const response = new ServerResponse(request);
  preferBrotli(request, response);
  return { url: request.url, headers: response.getHeaders() };
}

const JAVASCRIPT = {
  'content-encoding': 'br',
  'content-type': 'application/javascript; charset=UTF-8',
  vary: 'Accept-Encoding',
};

describe('a script', () => {
  it.each(['br', 'gzip, deflate, br, zstd', 'gzip;q=0.5,br', '*'])(
    'is sent in Brotli to a client that reads "%s"',
    (accepted) =>
      expect(prefer('/_next/static/chunks/a/1x.js?dpl=3', accepted)).toEqual({
        url: '/_next/static/chunks/a/1x.js.br?dpl=3',
        headers: JAVASCRIPT,
      }),
  );

  it.each(['gzip, deflate', 'br;q=0, gzip', 'brotli-like', undefined])('is not to one that reads "%s"', (accepted) =>
    expect(prefer('/_next/static/chunks/1x.js', accepted)).toEqual({ url: '/_next/static/chunks/1x.js', headers: {} }),
  );
});

it('a style sheet is sent in Brotli as what it is', () =>
  expect(prefer('/_next/static/chunks/page.css', 'br').headers['content-type']).toBe('text/css; charset=UTF-8'));

it.each([
  '/_next/static/media/x.woff2',
  '/guldtackor/a.js',
  '/_next/static/chunks/x.js.br',
  '/?a=/_next/static/chunks/x.js',
])('%s has no Brotli file beside it', (url) => expect(prefer(url, 'br')).toEqual({ url, headers: {} }));
