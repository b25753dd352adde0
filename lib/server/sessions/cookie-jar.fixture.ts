import type { CookieJar, SealSettings } from './sealed-cookie';

export const SEAL: SealSettings = { secret: 'a secret of at least thirty-two characters', secure: false };

type Written = Parameters<CookieJar['set']>;

interface Jar extends CookieJar {
  readonly cookies: Map<string, string>;
  readonly written: Written[];
}

/** A browser's cookies, beginning with those of another; `written` lists every call of `set`, the newest last. */
export function cookieJar(given: ReadonlyMap<string, string> = new Map()): Jar {
  const cookies = new Map(given);
  const written: Written[] = [];
  return {
    cookies,
    written,
    get: (name) => {
      const value = cookies.get(name);
      return value === undefined ? undefined : { value };
    },
    getAll: () => [...cookies].map(([name, value]) => ({ name, value })),
    set: (...call) => {
      const [name, value, { maxAge }] = call;
      written.push(call);
      if (maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    },
  };
}
