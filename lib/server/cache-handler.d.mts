export const KEPT_SCRIPTS_HEADER: string;

/** Next's page cache as next.config.mjs names it. */
export default class PageCache {
  constructor(options: object);
  set(key: string, value: object, context: object): Promise<void>;
  get(
    key: string,
    context: { readonly kind: string; readonly isRoutePPREnabled: boolean; readonly isFallback: boolean },
  ): Promise<{ readonly value: unknown } | null>;
}
