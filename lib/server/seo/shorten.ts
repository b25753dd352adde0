/** At most `limit` characters, cut between words, with an ellipsis if cut. Never splits a character. */
export function shorten(text: string, limit: number): string {
  const characters = [...text];
  if (characters.length <= limit) return text;
  const cut = characters.slice(0, limit - 1).join('');
  const word = characters[limit - 1] === ' ' ? cut.length : cut.lastIndexOf(' ');
  return `${(word > limit / 2 ? cut.slice(0, word) : cut).replace(/[\s,.;:–-]+$/, '')}…`;
}

const SENTENCES = new Intl.Segmenter('sv', { granularity: 'sentence' });

/** The sentences from the front that fit into `limit` characters; of a longer first one its beginning. */
export function fittingSentences([first = '', ...others]: readonly string[], limit: number): string {
  const fit = (text: string, next: string) => ([...text, ' ', ...next].length <= limit ? `${text} ${next}` : text);
  return others.reduce(fit, shorten(first, limit));
}

/** "C." of "C. Hafner" is no sentence. */
const INITIAL = /(?:^|\s)\p{Lu}\.$/u;

function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const { segment } of SENTENCES.segment(text)) {
    const sentence = segment.trim();
    const last = sentences.at(-1);
    if (last !== undefined && INITIAL.test(last)) sentences[sentences.length - 1] = `${last} ${sentence}`;
    else sentences.push(sentence);
  }
  return sentences;
}

/** The same of a text. */
export function shortenToSentences(text: string, limit: number): string {
  return [...text].length <= limit ? text : fittingSentences(sentencesOf(text), limit);
}
