/**
 * A function that names the pictures in a Sylius answer at another address. From 1.13 on pictures have absolute
 * addresses, with the slashes escaped or not; nothing else of the text is touched.
 *
 * @param base the address of Sylius above `/api/v2`
 */
export function pictureMover(base: string): (json: string, origin: string) => string {
  const host = new URL(base).host.replace(/[.[\]]/g, '\\$&');
  const slash = '\\\\?/';
  const picture = new RegExp(`"https?:${slash}${slash}${host}(?=(?:${slash}sylius)?${slash}media${slash})`, 'g');
  return (json, origin) => json.replaceAll(picture, `"${origin}`);
}
