import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { emblemSvg, makerOf } from '../../backend/pictures/brands';
import type { FontName } from '../../backend/pictures/text/fonts';
import { fitted, textPath, textWidth } from '../../backend/pictures/text/outline';

const INK = '#2a2620';

interface Mark {
  readonly name: string;
  readonly slug: string;
  readonly layout: 'beside' | 'stacked' | 'lines' | 'boxed';
  readonly lines: readonly string[];
  readonly font: FontName;
  readonly tracking: number;
}

const MARKS: readonly Mark[] = [
  { name: 'Valcambi', slug: 'valcambi', layout: 'beside', lines: ['Valcambi'], font: 'serif-bold', tracking: 0.02 },
  { name: 'PAMP', slug: 'pamp', layout: 'lines', lines: ['PAMP', 'SUISSE'], font: 'serif-bold', tracking: 0.12 },
  { name: 'Umicore', slug: 'umicore', layout: 'beside', lines: ['umicore'], font: 'sans-bold', tracking: -0.02 },
  {
    name: 'Argor-Heraeus',
    slug: 'argor-heraeus',
    layout: 'stacked',
    lines: ['ARGOR-HERAEUS'],
    font: 'serif-bold',
    tracking: 0.06,
  },
  { name: 'Heraeus', slug: 'heraeus', layout: 'lines', lines: ['Heraeus'], font: 'sans-bold', tracking: -0.01 },
  { name: 'C. Hafner', slug: 'c-hafner', layout: 'boxed', lines: ['C. HAFNER'], font: 'serif-bold', tracking: 0.08 },
  { name: 'Perth Mint', slug: 'perth-mint', layout: 'stacked', lines: ['PERTH MINT'], font: 'serif', tracking: 0.12 },
  { name: 'Royal Mint', slug: 'royal-mint', layout: 'beside', lines: ['Royal', 'Mint'], font: 'serif', tracking: 0 },
  { name: 'Metalor', slug: 'metalor', layout: 'beside', lines: ['METALOR'], font: 'sans-bold', tracking: 0.06 },
  {
    name: 'Münze Österreich',
    slug: 'munze-osterreich',
    layout: 'lines',
    lines: ['MÜNZE', 'ÖSTERREICH'],
    font: 'serif-bold',
    tracking: 0.1,
  },
  {
    name: 'Royal Canadian Mint',
    slug: 'royal-canadian-mint',
    layout: 'stacked',
    lines: ['ROYAL CANADIAN MINT'],
    font: 'sans',
    tracking: 0.04,
  },
  {
    name: 'South African Mint',
    slug: 'south-african-mint',
    layout: 'boxed',
    lines: ['South African', 'Mint'],
    font: 'serif-italic',
    tracking: 0,
  },
];

const WIDTH = 100;

interface Drawn {
  readonly body: string;
  readonly height: number;
}

function line(
  mark: Mark,
  text: string,
  size: number,
  x: number,
  y: number,
  anchor: 'start' | 'middle',
  width: number,
): string {
  const style = fitted(text, { font: mark.font, size, tracking: mark.tracking }, width);
  return `<path d="${textPath(text, style, x, y, anchor)}" fill="${INK}"/>`;
}

function draw(mark: Mark): Drawn {
  const maker = makerOf(mark.name);
  const [first = '', second] = mark.lines;
  switch (mark.layout) {
    case 'beside': {
      const text = second
        ? line(mark, first, 17, 36, 14, 'start', 62) + line(mark, second, 17, 36, 30, 'start', 62)
        : line(mark, first, 19, 32, 22, 'start', 67);
      const r = second ? 13.5 : 12;
      return { body: emblemSvg(maker, r + 2, second ? 17 : 16, r, INK) + text, height: second ? 34 : 32 };
    }
    case 'stacked':
      return { body: emblemSvg(maker, 50, 15, 11.5, INK) + line(mark, first, 12, 50, 41, 'middle', 98), height: 46 };
    case 'boxed': {
      const height = second ? 44 : 32;
      const text = second
        ? line(mark, first, 15, 50, 20, 'middle', 86) + line(mark, second, 15, 50, 36, 'middle', 86)
        : line(mark, first, 15, 50, 21, 'middle', 84);
      return {
        body: `<rect x="1" y="1" width="98" height="${height - 2}" fill="none" stroke="${INK}" stroke-width="1.4"/>${text}`,
        height,
      };
    }
    case 'lines': {
      if (!second) return { body: line(mark, first, 25, 50, 21, 'middle', 98), height: 28 };
      const small = { font: mark.font, size: 10, tracking: 0.3 };
      const rule = (96 - textWidth(second, small)) / 2 - 6;
      const rules =
        rule > 4 ? `<path d="M2 34h${rule}M${98 - rule} 34h${rule}" stroke="${INK}" stroke-width="1"/>` : '';
      return {
        body: `${line(mark, first, 26, 50, 22, 'middle', 96)}<path d="${textPath(second, fitted(second, small, 96), 50, 37.5)}" fill="${INK}"/>${rules}`,
        height: 42,
      };
    }
  }
}

/** Brand marks as webp at twice their display size, and brands.json that lists them. */
export async function drawBrandMarks(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const list: { name: string; image: string; width: number; height: number }[] = [];
  for (const mark of MARKS) {
    const { body, height } = draw(mark);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH * 2}" height="${height * 2}" viewBox="0 0 ${WIDTH} ${height}">${body}</svg>`;
    await sharp(Buffer.from(svg)).webp({ lossless: true }).toFile(`${folder}/${mark.slug}.webp`);
    list.push({ name: mark.name, image: `/images/brands/${mark.slug}.webp`, width: WIDTH, height });
  }
  await writeFile(`${folder}/brands.json`, `${JSON.stringify(list, null, 2)}\n`);
}
