export const KEPT_SCRIPTS_HEADER: string;

/** Next's page cache as next.config.mjs names it. */
export default class PageCache {
  get(key: string): Promise<{ readonly value: unknown; readonly lastModified: number } | null>;
  set(key: string, value: object | null): Promise<void>;
  revalidateTag(tags: string | readonly string[]): Promise<void>;
}
