import { site } from '@/lib/domain/site';
import { shorten } from './shorten';

/** Characters of a title that search engines show. */
const LIMIT = 60;

/** "{text}{place} | {site}", without the shop's name when that is too long. `place` (" – sida 2") is never cut. */
export function pageTitle(text: string, place = ''): string {
  const whole = `${text}${place} | ${site.name}`;
  return [...whole].length <= LIMIT ? whole : shorten(text, LIMIT - [...place].length) + place;
}
