export const KEPT_SCRIPTS_HEADER: string;

/** Next's page cache as next.config.mjs names it. */
export default class PageCache {
  constructor(options: object);
  revalidateTag(tags: string | readonly string[], durations?: { readonly expire?: number }): Promise<void>;
  set(key: string, value: object, context: object): Promise<void>;
  get(
    key: string,
    context: { readonly kind: string; readonly isRoutePPREnabled: boolean; readonly isFallback: boolean },
  ): Promise<{ readonly value: unknown; readonly lastModified: number } | null>;
}
