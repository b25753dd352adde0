import type { CookieJar, SealSettings } from './sealed-cookie';

export const SEAL: SealSettings = { secret: 'a secret of at least thirty-two characters', secure: false };

type Written = Parameters<CookieJar['set']>;

/** A browser's cookies; `written` lists every call of `set`, the newest last. */
export function cookieJar(): CookieJar & { readonly cookies: Map<string, string>; readonly written: Written[] } {
  const cookies = new Map<string, string>();
  const written: Written[] = [];
  return {
    cookies,
    written,
    get: (name) => {
      const value = cookies.get(name);
      return value === undefined ? undefined : { value };
    },
    set: (...call) => {
      const [name, value, { maxAge }] = call;
      written.push(call);
      if (maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    },
  };
}
