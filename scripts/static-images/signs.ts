import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { textPath, textWidth } from '../../backend/pictures/text/outline';

const INK = '#1C1A16';
const QUIET = '#5B564C';

interface PaymentMark {
  readonly slug: string;
  readonly label: string;
  readonly colour: string;
  /** A 20 x 20 icon. */
  readonly sign: string;
}

const ROUND = 'fill="none" stroke-width="2.6" stroke-linecap="round"';

/** Our own icons in the colours of each payment method; the companies' own artwork is not ours to use. */
const PAYMENTS: readonly PaymentMark[] = [
  {
    slug: 'swish',
    label: 'swish',
    colour: '#26323B',
    sign: `<path d="M3.6 12.2A6.6 6.6 0 0 1 13.8 4.6" ${ROUND} stroke="#E8752A"/><path d="M6.6 10A3.6 3.6 0 0 1 12 6.9" ${ROUND} stroke="#D9305C"/><path d="M16.4 7.8A6.6 6.6 0 0 1 6.2 15.4" ${ROUND} stroke="#3AA35B"/><path d="M13.4 10A3.6 3.6 0 0 1 8 13.1" ${ROUND} stroke="#2D7FC1"/>`,
  },
  {
    slug: 'zimpler',
    label: 'Zimpler',
    colour: '#3B2A7E',
    sign: '<rect x="1" y="1" width="18" height="18" rx="6" fill="#3B2A7E"/><path d="M6.4 6.6h7.2l-7.2 6.8h7.2" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  },
  {
    slug: 'bankgiro',
    label: 'Bankgiro',
    colour: '#1D3F72',
    sign: '<path d="M2 6.5 10 2l8 4.5-8 4.5z" fill="#D23A2E"/><path d="M2 10.2 10 14.7l8-4.5" fill="none" stroke="#1D3F72" stroke-width="2"/><path d="M2 13.9 10 18.4l8-4.5" fill="none" stroke="#1D3F72" stroke-width="2"/>',
  },
  {
    slug: 'bankoverforing',
    label: 'Banköverföring',
    colour: INK,
    sign: `<path d="M2 8 10 3l8 5M4 17.5h12M5.5 8.5v6.5M10 8.5v6.5M14.5 8.5v6.5" fill="none" stroke="${QUIET}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>`,
  },
  {
    slug: 'bankid',
    label: 'BankID',
    colour: '#17495F',
    sign: '<rect x="1" y="3" width="18" height="14" rx="3" fill="#17495F"/><circle cx="7" cy="8.4" r="2.1" fill="#fff"/><path d="M3.8 14c.4-2.2 1.6-3.2 3.2-3.2s2.8 1 3.2 3.2" fill="#fff"/><path d="M12.6 8h3.8M12.6 11.4h3.8" stroke="#fff" stroke-width="1.6" stroke-linecap="round"/>',
  },
];

const HEIGHT = 32;
const STYLE = { font: 'sans-bold', size: 14, tracking: 0 } as const;
const SIGN = { left: 10, width: 20, gap: 6 } as const;

function plate({ label, colour, sign }: PaymentMark): { body: string; width: number } {
  const words = Math.ceil(textWidth(label, STYLE));
  const from = SIGN.left + SIGN.width + SIGN.gap;
  const width = from + words + 12;
  return {
    width,
    body: `<rect x=".5" y=".5" width="${width - 1}" height="${HEIGHT - 1}" rx="4" fill="#fff" stroke="#E7E2D8"/><g transform="translate(${SIGN.left} 6)">${sign}</g><path d="${textPath(label, STYLE, from + words / 2, 21)}" fill="${colour}"/>`,
  };
}

const svg = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>\n`;

/** Icons of the payment methods, separately and combined. */
export async function drawPaymentMarks(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  let x = 0;
  let row = '';
  for (const mark of PAYMENTS) {
    const { body, width } = plate(mark);
    await writeFile(`${folder}/${mark.slug}.svg`, svg(width, HEIGHT, body));
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

/** Line drawings of the browsers that we link to. */
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

/** The app icon, as SVG and in the sizes that browsers and phones request. */
export async function drawIcons(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const icon = iconSvg();
  await writeFile(`${folder}/icon.svg`, icon);
  for (const size of [32, 180, 512]) {
    await sharp(Buffer.from(icon)).resize(size, size).png({ compressionLevel: 9 }).toFile(`${folder}/icon-${size}.png`);
  }
}

/** The placeholder for a product without a picture. */
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
