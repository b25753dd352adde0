import sharp from 'sharp';
import { textPath } from '../../backend/pictures/text/outline';
import { paper } from './grounds';
import { lay, type Name } from './pieces';
import { type Item, save, stillLife } from './still-life';

async function heroItems(k: number, dx: number, dy: number): Promise<Item[]> {
  const at = (name: Name, x: number, y: number, size: number, turn: number, lift = 18): Promise<Item> =>
    lay(name, x * k + dx, y * k + dy, size * k, turn, Math.round(lift * k));
  return [
    await at('kilo', 500, 470, 800, -16, 26),
    await at('silverHundred', 1150, 330, 520, 14, 16),
    await at('hundred', 880, 500, 600, 4, 18),
    await at('ounce', 1210, 690, 450, 24, 16),
    await at('silverMaple', 330, 890, 270, 0, 14),
    await at('maple', 640, 850, 340, 8, 18),
    await at('krugerrand', 935, 905, 280, -14, 14),
    await at('oscar', 1390, 430, 200, 12, 12),
  ];
}

/** The home page's hero (wide and narrow) and the picture of shared links. */
export async function drawHero(folder: string): Promise<void> {
  await save(await stillLife(1600, 1100, paper(1600, 1100), await heroItems(1, 0, 0)), `${folder}/hero.webp`);
  await save(await stillLife(800, 800, paper(800, 800), await heroItems(0.55, -62, 118)), `${folder}/hero-narrow.webp`);
  const name = textPath('Guldkajen', { font: 'serif', size: 104, tracking: -0.012 }, 76, 306, 'start');
  const line = textPath('Investeringsguld och silver', { font: 'sans', size: 33 }, 80, 374, 'start');
  const words = `<path d="${name}" fill="#1C1A16"/><circle cx="545" cy="300" r="9" fill="#b98f2f"/><path d="${line}" fill="#5B564C"/><rect x="80" y="420" width="64" height="3" fill="#8A6A1F"/>`;
  const items = [
    await lay('kilo', 830, 330, 620, -14, 18),
    await lay('hundred', 1060, 300, 430, 10, 14),
    await lay('maple', 960, 520, 250, 6, 14),
    await lay('silverMaple', 1150, 540, 190, -8, 10),
  ];
  const share = await stillLife(1200, 630, paper(1200, 630), items, words);
  await sharp(share)
    .png({ compressionLevel: 9, palette: true, quality: 92, dither: 0.8 })
    .toFile(`${folder}/og-default.png`);
}
