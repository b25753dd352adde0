import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

// Next only compresses with gzip, for each response. Brotli saves a seventh of the scripts, but at its highest level only in advance.

const compress = promisify(brotliCompress);

/** A build hook (next.config.mjs): writes `x.js.br` next to every script and style sheet, for the server (lib/server/entrance/serve.ts). */
export async function precompress({ distDir }) {
  const folder = join(distDir, 'static/chunks');
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(js|css)$/.test(name));
  await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      await writeFile(`${path}.br`, await compress(await readFile(path)));
    }),
  );
}
