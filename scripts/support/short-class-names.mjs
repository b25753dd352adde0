import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A class of a CSS module as Turbopack writes it: a hash of the file, an underscore and the name that the source gave it. */
const IN_STYLES = /\.(-?\w[\w-]{4,6}_[A-Za-z][\w-]*)/g;
const TOKEN = /(?<![\w-])-?\w[\w-]{4,6}_[A-Za-z][\w-]*/g;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const LENGTH = 4;

/**
 * Four letters and digits that stand for a class name. They depend on nothing but the name: a browser that keeps a script of the
 * last release beside a style sheet of this one must find the same classes in both.
 */
export function shortName(name) {
  let number = createHash('sha256').update(name).digest().readBigUInt64BE();
  let short = '';
  for (let index = 0; index < LENGTH; index += 1) {
    // A class begins with a letter.
    const letters = BigInt(index === 0 ? 52 : ALPHABET.length);
    short += ALPHABET[Number(number % letters)];
    number /= letters;
  }
  return short;
}

/** The short name of each class in these style sheets. Throws when two classes would share one. */
export function shortNames(styles) {
  const names = new Map();
  const taken = new Map();
  for (const [, name] of styles.flatMap((text) => [...text.matchAll(IN_STYLES)])) {
    const short = shortName(name);
    const other = taken.get(short);
    if (other !== undefined && other !== name)
      throw new Error(`The classes ${other} and ${name} have the same short name: give one of them another name.`);
    taken.set(short, name);
    names.set(name, short);
  }
  return names;
}

/** A text with the short names in the place of the long ones, where they stand alone. */
export function withShortNames(text, names) {
  return text.replace(TOKEN, (token) => names.get(token) ?? token);
}

async function filesBelow(folder, pattern) {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => pattern.test(name)).map((name) => join(folder, name));
}

/**
 * Class names are a tenth of a page's HTML, and stand in the router's copy of the page and in the scripts once more. A hook of the build
 * (next.config.mjs), since Turbopack has no setting for them: it renames them in what was compiled, before pages are made from that
 * (docs/decisions/0070-short-class-names.md).
 */
export async function shortenClassNames({ distDir }) {
  const files = [
    ...(await filesBelow(join(distDir, 'static/chunks'), /\.(?:js|css)$/)),
    ...(await filesBelow(join(distDir, 'server'), /\.js$/)),
  ];
  const texts = await Promise.all(files.map(async (path) => [path, await readFile(path, 'utf8')]));
  const names = shortNames(texts.filter(([path]) => path.endsWith('.css')).map(([, text]) => text));
  if (names.size === 0) throw new Error(`No classes of CSS modules in ${distDir}: has Turbopack renamed them?`);
  await Promise.all(
    texts.map(async ([path, text]) => {
      const short = withShortNames(text, names);
      if (short !== text) await writeFile(path, short);
    }),
  );
}
