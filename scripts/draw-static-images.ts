import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { drawBlog, drawShop } from './static-images/blog';
import { drawHero } from './static-images/hero';
import { drawBrandMarks } from './static-images/marks';
import { drawBrowserMarks, drawIcons, drawNoImage, drawPaymentMarks } from './static-images/signs';

// Regenerates everything in public/images: `npx tsx scripts/draw-static-images.ts`, optionally followed by the name of one part.
sharp.cache(false);

const images = fileURLToPath(new URL('../public/images', import.meta.url));

const PARTS: Record<string, () => Promise<void>> = {
  brands: () => drawBrandMarks(`${images}/brands`),
  payments: () => drawPaymentMarks(`${images}/payments`),
  browsers: () => drawBrowserMarks(`${images}/browsers`),
  icons: () => drawIcons(`${images}/icons`),
  'no-image': () => drawNoImage(images),
  hero: () => drawHero(images),
  blogg: () => drawBlog(`${images}/blogg`),
  butiken: () => drawShop(`${images}/blogg`),
};

await mkdir(images, { recursive: true });
const wanted = process.argv.slice(2);
for (const [name, draw] of Object.entries(PARTS)) {
  if (wanted.length === 0 || wanted.includes(name)) await draw();
}
