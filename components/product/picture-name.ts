/** By which a browser knows the picture of a product on a card and on its page for the same, and lets one become the other. */
export function pictureName(code: string): string {
  return `picture-${code.toLowerCase()}`;
}
