/** Next's page cache as next.config.mjs names it. */
export default class PageCache {
  constructor(options: object);
  set(key: string, value: object, context: object): Promise<void>;
}
