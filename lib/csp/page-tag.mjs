// Plain JavaScript for the same reason as inline-scripts.mjs.

/** Response header between the page cache and the server's last step: names the finished page's HTML by its content. Never leaves the server. */
export const PAGE_TAG_HEADER = 'x-page-tag';

/** The same text has the same tag, another text another one: 128 bits of its SHA-256, as an ETag may hold them. */
export async function tagOf(html) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(html)));
  return btoa(String.fromCharCode(...digest.subarray(0, 16))).replace(/=+$/, '');
}
