/** The view transition name that makes a product's picture on a card become the one on its page. */
export function pictureName(code: string): string {
  return `picture-${code.toLowerCase()}`;
}
