/** At most `limit` characters, cut between words, with an ellipsis if cut. Never splits a character. */
export function shorten(text: string, limit: number): string {
  const characters = [...text];
  if (characters.length <= limit) return text;
  const cut = characters.slice(0, limit - 1).join('');
  const word = characters[limit - 1] === ' ' ? cut.length : cut.lastIndexOf(' ');
  return `${(word > limit / 2 ? cut.slice(0, word) : cut).replace(/[\s,.;:–-]+$/, '')}…`;
}
