/**
 * A function that moves picture URLs in a Sylius response to another origin. From 1.13 on they are absolute, with slashes
 * escaped or not. The rest of the text stays unchanged.
 *
 * @param base the URL of Sylius up to `/api/v2`
 */
export function pictureMover(base: string): (json: string, origin: string) => string {
  const host = new URL(base).host.replace(/[.[\]]/g, '\\$&');
  const slash = '\\\\?/';
  const picture = new RegExp(`"https?:${slash}${slash}${host}(?=(?:${slash}sylius)?${slash}media${slash})`, 'g');
  return (json, origin) => json.replaceAll(picture, `"${origin}`);
}
