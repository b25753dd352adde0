import { ServerResponse } from 'node:http';

/**
 * Next 16.4.6 sends the Location of a page that redirects twice with its first answer: once while it renders, once from
 * the cache entry that it has just made. Some clients join the two into an address that leads nowhere.
 */
export function sendLocationOnce(): void {
  const { appendHeader } = ServerResponse.prototype;
  ServerResponse.prototype.appendHeader = function once(name, value) {
    return name.toLowerCase() === 'location' ? this.setHeader(name, value) : appendHeader.call(this, name, value);
  };
}
