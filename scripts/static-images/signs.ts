import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { textPath, textWidth } from '../../backend/pictures/text/outline';

const INK = '#1C1A16';
const QUIET = '#5B564C';

const PAYMENTS = [
  ['swish', 'Swish'],
  ['zimpler', 'Zimpler'],
  ['bankgiro', 'Bankgiro'],
  ['bankoverforing', 'Banköverföring'],
  ['bankid', 'BankID'],
] as const;

const HEIGHT = 32;
const STYLE = { font: 'sans-bold', size: 14, tracking: 0 } as const;

function plate(label: string): { body: string; width: number } {
  const width = Math.ceil(textWidth(label, STYLE)) + 24;
  return {
    width,
    body: `<rect x=".5" y=".5" width="${width - 1}" height="${HEIGHT - 1}" rx="4" fill="#fff" stroke="#E7E2D8"/><path d="${textPath(label, STYLE, width / 2, 21)}" fill="${INK}"/>`,
  };
}

const svg = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>\n`;

/** Word marks of the ways to pay, one by one and together. */
export async function drawPaymentMarks(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  let x = 0;
  let row = '';
  for (const [slug, label] of PAYMENTS) {
    const { body, width } = plate(label);
    await writeFile(`${folder}/${slug}.svg`, svg(width, HEIGHT, body));
    row += `<g transform="translate(${x} 0)">${body}</g>`;
    x += width + 8;
  }
  const together = svg(x - 8, HEIGHT, row);
  await writeFile(`${folder}/payment-methods.svg`, together);
  await sharp(Buffer.from(together), { density: 144 })
    .webp({ lossless: true })
    .toFile(`${folder}/payment-methods.webp`);
}

const LINE = `fill="none" stroke="${QUIET}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"`;
const BROWSERS: Record<string, string> = {
  chrome: `<circle cx="24" cy="24" r="19" ${LINE}/><circle cx="24" cy="24" r="7" ${LINE}/><path d="M24 17h16M18 27.5L10 13.6M30 27.5L22 42" ${LINE}/>`,
  edge: `<circle cx="24" cy="24" r="19" ${LINE}/><path d="M6 27c4-10 13-13 20-10 6 2 8 8 4 12M17 41c-6-8-3-16 6-18" ${LINE}/>`,
  firefox: `<circle cx="24" cy="24" r="19" ${LINE}/><path d="M16 10c-2 6 2 7 1 12-1 8 4 13 9 12 6-1 8-8 4-13-1 3-3 4-4 3 2-5-1-10-6-12" ${LINE}/>`,
  safari: `<circle cx="24" cy="24" r="19" ${LINE}/><path d="M33 15l-6 12-12 6 6-12zM24 5v3M24 40v3M5 24h3M40 24h3" ${LINE}/>`,
};

/** Line drawings that stand for the browsers we point to. */
export async function drawBrowserMarks(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, body] of Object.entries(BROWSERS)) await writeFile(`${folder}/${name}.svg`, svg(48, 48, body));
}

function iconSvg(): string {
  const g = textPath('G', { font: 'serif-bold', size: 400 }, 236, 392);
  return svg(
    512,
    512,
    `<rect width="512" height="512" rx="96" fill="#1F1C17"/><path d="${g}" fill="#F6F1E4"/><circle cx="424" cy="372" r="30" fill="#D9B24B"/>`,
  );
}

/** The app icon, as SVG and in the sizes browsers and phones ask for. */
export async function drawIcons(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const icon = iconSvg();
  await writeFile(`${folder}/icon.svg`, icon);
  for (const size of [32, 180, 512]) {
    await sharp(Buffer.from(icon)).resize(size, size).png({ compressionLevel: 9 }).toFile(`${folder}/icon-${size}.png`);
  }
}

/** Stands in where a product has no picture. */
export async function drawNoImage(folder: string): Promise<void> {
  const words = textPath('Bild saknas', { font: 'sans', size: 26, tracking: 0.02 }, 300, 452);
  const frame = `<rect x="216" y="150" width="168" height="236" rx="12" fill="none" stroke="#B9AE96" stroke-width="4"/><rect x="232" y="166" width="136" height="204" rx="5" fill="none" stroke="#D3CAB4" stroke-width="2.5"/><circle cx="300" cy="226" r="24" fill="none" stroke="#B9AE96" stroke-width="3.5"/><path d="M262 292h76M274 318h52M282 342h36" stroke="#C9BFA7" stroke-width="5" stroke-linecap="round"/>`;
  const picture = svg(
    600,
    600,
    `<rect width="600" height="600" fill="#F6F1E4"/>${frame}<path d="${words}" fill="${QUIET}"/>`,
  );
  await writeFile(`${folder}/no-image.svg`, picture);
  await sharp(Buffer.from(picture)).webp({ quality: 86 }).toFile(`${folder}/no-image.webp`);
}
