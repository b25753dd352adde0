export const PAGE_TAG_HEADER: string;
export function tagOf(html: string): Promise<string>;
