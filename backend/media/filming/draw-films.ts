import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { coinDesign } from '../../pictures/coin-design';
import { type Relief, renderRelief } from '../../pictures/relief/relief';
import { barRelief } from '../../pictures/scenes/bar';
import { barShape } from '../../pictures/scenes/bar-shape';
import { coinRelief } from '../../pictures/scenes/coin';
import { GROUND } from '../../pictures/scenes/ground';
import { barLook } from '../../pictures/scenes/product-bar';
import type { PictureSpec } from '../../pictures/spec';
import { FILM_SIDE, turntable } from './turntable';

// Regenerates the films in backend/media/films from our own drawings. Needs ffmpeg, which nothing else here uses:
// `CHROMIUM_PATH=... npx tsx backend/media/filming/draw-films.ts`
sharp.cache(false);

const SECONDS = 6;
const RATE = 25;
const DRAWN = 1000;

interface Film {
  readonly name: string;
  readonly spec: PictureSpec;
  readonly front: Relief;
  readonly back: Relief;
  /** Share of the width. */
  readonly thickness: number;
}

const valcambi: PictureSpec = {
  kind: 'bar-minted',
  metal: 'gold',
  view: 1,
  name: '10 g guldtacka Valcambi',
  brand: 'Valcambi',
  weightLabel: '10 g',
  purity: 999.9,
  series: 'praglade-guldtackor',
  year: null,
  code: 'guldtacka-10g-valcambi',
  box: null,
};
const mapleLeaf: PictureSpec = {
  kind: 'coin',
  metal: 'silver',
  view: 1,
  name: '1 oz silvermynt Maple Leaf',
  brand: 'Royal Canadian Mint',
  weightLabel: '1 oz',
  purity: 999.9,
  series: 'maple-leaf-silver',
  year: null,
  code: 'silvermynt-1oz-maple-leaf',
  box: null,
};

function films(): Film[] {
  const look = barLook(valcambi, barShape('bar-minted', 'gold', 10), DRAWN * 1.2);
  const { front, back } = coinDesign(mapleLeaf);
  const coin = { metal: mapleLeaf.metal, purity: mapleLeaf.purity, seed: 7, radius: DRAWN * 0.46, size: DRAWN };
  return [
    {
      name: 'guldtacka-10g',
      spec: valcambi,
      front: barRelief(look, 'front', null),
      back: barRelief(look, 'back', null),
      thickness: 0.045,
    },
    {
      name: 'silvermynt-maple-leaf',
      spec: mapleLeaf,
      front: coinRelief(front, coin),
      back: coinRelief(back, coin),
      thickness: 0.055,
    },
  ];
}

/** A side of the object as a PNG with a transparent background, cropped to the object. */
async function side(relief: Relief): Promise<string> {
  const { data, width, height } = await renderRelief(relief);
  const png = await sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
    .trim({ threshold: 1 })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

const target = fileURLToPath(new URL('../films', import.meta.url));
await mkdir(target, { recursive: true });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
for (const film of films()) {
  const frames = await mkdtemp(join(tmpdir(), 'film-'));
  const page = await browser.newPage({ viewport: { width: FILM_SIDE, height: FILM_SIDE } });
  await page.setContent(
    turntable({
      front: await side(film.front),
      back: await side(film.back),
      ground: GROUND[film.spec.metal],
      metal: film.spec.metal,
      thickness: film.thickness,
    }),
  );
  await page.evaluate('ready()');
  for (let frame = 0; frame < SECONDS * RATE; frame += 1) {
    await page.evaluate(`turn(${frame / (SECONDS * RATE)})`);
    await writeFile(join(frames, `${String(frame).padStart(4, '0')}.png`), await page.screenshot());
  }
  await page.close();
  const input = ['-framerate', String(RATE), '-i', join(frames, '%04d.png')];
  const picture = ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '27', '-pix_fmt', 'yuv420p', '-profile:v', 'high'];
  const file = ['-an', '-movflags', '+faststart', '-map_metadata', '-1', '-fflags', '+bitexact'];
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...picture, ...file, join(target, `${film.name}.mp4`)]);
  await rm(frames, { recursive: true });
}
await browser.close();
