import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { getSnapshot } from '@/lib/catalogue/snapshot';
import { TEXT_TIMES } from '@/lib/catalogue/watch/cache-times';
import { type CatalogueDestination, catalogueDestination } from './catalogue-address';

/**
 * `catalogueDestination` of a path without parameters, cached until the catalogue changes.
 * @throws CommerceError when there is no catalogue and none can be loaded
 */
export async function cachedDestination(pathname: string): Promise<CatalogueDestination> {
  'use cache';
  cacheTag('catalogue');
  cacheLife(TEXT_TIMES);
  return catalogueDestination((await getSnapshot()).catalogue, pathname, new URLSearchParams());
}
