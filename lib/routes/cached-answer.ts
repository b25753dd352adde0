import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { getSnapshot } from '@/lib/catalogue/snapshot';
import { TEXT_TIMES } from '@/lib/catalogue/watch/cache-times';
import { type CatalogueAnswer, catalogueAnswer } from './catalogue-address';

/**
 * `catalogueAnswer` for a path without parameters, cached until the catalogue changes.
 * @throws CommerceError when there is no catalogue and none can be loaded
 */
export async function cachedCatalogueAnswer(pathname: string): Promise<CatalogueAnswer> {
  'use cache';
  cacheTag('catalogue');
  cacheLife(TEXT_TIMES);
  return catalogueAnswer((await getSnapshot()).catalogue, pathname, new URLSearchParams());
}
