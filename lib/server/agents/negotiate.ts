import type { Profiles } from './platform-profile';
import { type CatalogCapability, TransportError, UCP_VERSION } from './protocol';

/** `profile="..."` of the UCP-Agent header (RFC 8941 dictionary). */
const PROFILE = /(?:^|,)\s*profile=("(?:[^"\\]|\\["\\])*")\s*(?:[;,]|$)/;

/** The URL of the platform's profile; null without the header. @throws TransportError 400 for a header without one */
export function profileAddress(header: string | null): string | null {
  if (header === null) return null;
  const [, quoted] = PROFILE.exec(header) ?? [];
  if (quoted === undefined) throw new TransportError(400, 'invalid_profile_url', 'UCP-Agent names no profile');
  return quoted.slice(1, -1).replace(/\\(["\\])/g, '$1');
}

/**
 * Whether platform and shop share the capability. A client without a profile gets the public catalogue.
 * @throws TransportError for an unusable profile, and for another protocol version
 */
export async function isNegotiated(
  header: string | null,
  capability: CatalogCapability,
  profiles: Profiles,
): Promise<boolean> {
  const address = profileAddress(header);
  if (address === null) return true;
  const { version, capabilities } = await profiles(address);
  if (version !== UCP_VERSION) {
    const content = `Protocol version ${version} is not supported. This business supports version ${UCP_VERSION}.`;
    throw new TransportError(422, 'version_unsupported', content);
  }
  return (capabilities[capability] ?? []).some((offered) => offered.version === UCP_VERSION);
}
