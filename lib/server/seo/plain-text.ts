const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  aring: 'å',
  auml: 'ä',
  ouml: 'ö',
  Aring: 'Å',
  Auml: 'Ä',
  Ouml: 'Ö',
  eacute: 'é',
};

function codePoint(value: number): string {
  return value > 0 && value <= 0x10ffff ? String.fromCodePoint(value) : '';
}

function decodeEntity(entity: string, name: string): string {
  if (/^#x/i.test(name)) return codePoint(Number.parseInt(name.slice(2), 16));
  if (name.startsWith('#')) return codePoint(Number.parseInt(name.slice(1), 10));
  return (Object.hasOwn(ENTITIES, name) && ENTITIES[name]) || entity;
}

/** The dealer's text or HTML as one line of plain text: no tags, entities decoded, whitespace collapsed. */
export function plainText(html: string): string {
  return (
    html
      // An unclosed comment or script extends to the end, as in browsers; searching for its end from each start would be quadratic.
      .replace(/<!--[\s\S]*?(?:-->|$)|<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
      .replace(/<\/?[a-z][^<>]*>/gi, ' ')
      .replace(/&(#x?[0-9a-f]{1,6}|[a-z]{2,8});/gi, decodeEntity)
      // A dealer's export may contain line breaks as the two characters \ and n.
      .replace(/(?:\\n|\s)+/g, ' ')
      .trim()
  );
}

/** At most `limit` characters, cut between words, with an ellipsis if cut. Never splits a character. */
export function shorten(text: string, limit: number): string {
  const characters = [...text];
  if (characters.length <= limit) return text;
  const cut = characters.slice(0, limit - 1).join('');
  const word = characters[limit - 1] === ' ' ? cut.length : cut.lastIndexOf(' ');
  return `${(word > limit / 2 ? cut.slice(0, word) : cut).replace(/[\s,.;:–-]+$/, '')}…`;
}
