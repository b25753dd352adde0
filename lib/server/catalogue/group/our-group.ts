import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { inBuild, isBuilding } from '@/lib/server/config/build-output';
import { env } from '@/lib/server/config/env';
import { singleton } from '@/lib/server/config/singleton';
import { sharedStore } from '@/lib/server/store/shared-store';
import { fetchSystemStatus } from '@/lib/server/sylius/resources/system-status/system-status';
import { loadFromBackend } from '../load/load';
import { type CatalogueGroup, createGroup } from './group';

const state = singleton<{ group?: CatalogueGroup }>('catalogue-group', () => ({}));

/** Equal for instances that would build the same catalogue from the same responses: none without a build (development). */
function groupName(): string {
  const { COMMERCE_TIME_ZONE, COMMERCE_URL, MEDIA_HOSTS } = env();
  const path = inBuild('BUILD_ID');
  const build = existsSync(path) ? readFileSync(path, 'utf8') : randomUUID();
  const facts = JSON.stringify([build, COMMERCE_URL, COMMERCE_TIME_ZONE, MEDIA_HOSTS]);
  return createHash('sha256').update(facts).digest('base64url').slice(0, 16);
}

/** The group of this instance; null for a single instance (no VALKEY_URL) and during a build. */
export function catalogueGroup(): CatalogueGroup | null {
  if (state.group) return state.group;
  if (isBuilding() || env().VALKEY_URL === undefined) return null;
  state.group = createGroup({
    store: sharedStore(),
    name: groupName(),
    secret: env().REVALIDATE_SECRET,
    fetchStatus: fetchSystemStatus,
    loadAlone: loadFromBackend,
  });
  return state.group;
}
