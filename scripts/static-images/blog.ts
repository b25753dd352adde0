import { mkdir } from 'node:fs/promises';
import { textPath } from '../../backend/pictures/text/outline';
import { paper, priceLine, scales, shopFront, slate } from './grounds';
import { lay } from './pieces';
import { brassWeights, capsule, jewellery, LAYER, openCase, pocketScale, stack, wood } from './props';
import { type Item, save, stillLife } from './still-life';

const W = 1200;
const H = 675;

interface Picture {
  /** The name of the article in content/blogg that shows it. */
  readonly name: string;
  readonly ground: string;
  readonly items: readonly Item[];
  readonly over?: string;
}

function spot(): string {
  const grid = [0, 1, 2, 3].map(
    (i) => `<path d="M60 ${180 + i * 100}H1140" stroke="#EFE9DB" stroke-opacity=".09" stroke-width="2"/>`,
  );
  return `${slate(W, H)}${grid.join('')}<g transform="translate(60 150)"><path d="${priceLine(1080, 360, 3.1)}" fill="none" stroke="#F2D67C" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/></g>`;
}

/** The coin on top of a stack. */
async function lid(x: number, base: number, count: number, width: number): Promise<Item> {
  const top = await lay('maple', x, base - count * LAYER + 1, width * 1.06, 0, 2);
  return { ...top, squash: 0.3 };
}

async function pictures(): Promise<Picture[]> {
  const shelf = [capsule(440, 390, 88), capsule(640, 390, 88), capsule(840, 390, 88)];
  const gift = capsule(600, 400, 128);
  const stacks = `${paper(W, H)}${stack(400, 560, 8, 300)}${stack(800, 560, 13, 300)}`;
  return [
    {
      name: '1-guldtackor-eller-guldmynt',
      ground: paper(W, H),
      items: [await lay('hundred', 410, 335, 540, -6, 20), await lay('maple', 800, 350, 400, 8, 18)],
    },
    { name: '2-paslag-och-spread', ground: stacks, items: [await lid(400, 560, 8, 300), await lid(800, 560, 13, 300)] },
    {
      name: '3-moms-pa-guld-och-silver',
      ground: paper(W, H),
      items: [await lay('ounce', 430, 335, 540, -5, 20), await lay('silverHundred', 780, 335, 540, 5, 20)],
    },
    {
      name: '4-forvara-guld-hemma',
      ground: `${wood(W, H)}${openCase(
        300,
        250,
        680,
        290,
        [
          [440, 390, 118],
          [640, 390, 118],
          [840, 390, 118],
        ],
        '#3c4a3f',
      )}${shelf.map((c) => c.under).join('')}`,
      items: [
        await lay('krugerrand', 440, 390, 186, 0, 5),
        await lay('maple', 640, 390, 186, 0, 5),
        await lay('oscar', 840, 390, 186, 0, 5),
      ],
      over: shelf.map((c) => c.over).join(''),
    },
    {
      name: '5-krugerrand-maple-leaf-philharmoniker',
      ground: paper(W, H),
      items: [
        await lay('krugerrand', 245, 340, 350, -6),
        await lay('maple', 600, 330, 370, 4),
        await lay('organ', 955, 340, 350, 2),
      ],
    },
    {
      name: '6-svenska-tjugokronor-i-guld',
      ground: paper(W, H),
      items: [await lay('kronor', 780, 300, 390, 10, 14), await lay('oscar', 500, 360, 480, -5, 22)],
    },
    {
      name: '7-salja-arvsguld-med-guldpase',
      ground: `${paper(W, H)}${openCase(110, 200, 400, 300, [], '#5a2a32')}${pocketScale(830, 140, '8,96 g')}${jewellery()}`,
      items: [await lay('oscar', 980, 292, 180, 0, 6)],
    },
    { name: '8-vad-styr-guldpriset-i-kronor', ground: spot(), items: [] },
    {
      name: '9-uns-gram-karat-och-finhet',
      ground: `${paper(W, H)}${scales()}${brassWeights(858, 430)}`,
      items: [await lay('maple', 270, 348, 168, 0, 4)],
    },
    {
      name: '10-ge-bort-guld',
      ground: `${paper(W, H)}${openCase(400, 210, 400, 380, [[600, 400, 170]], '#26322d')}${gift.under}`,
      items: [await lay('maple', 600, 400, 270, 0, 6)],
      over: gift.over,
    },
    {
      name: '11-skatt-nar-du-saljer-guld',
      ground: `${paper(W, H)}${pocketScale(790, 130, '31,1 g')}`,
      items: [
        await lay('hundred', 320, 335, 520, -8, 20),
        await lay('krugerrand', 640, 400, 250, 6, 14),
        await lay('maple', 940, 292, 190, 0, 6),
      ],
    },
    {
      name: '12-ar-guldet-akta',
      ground: `${paper(W, H)}${pocketScale(770, 130, '33,93 g')}`,
      items: [await lay('ounce', 350, 335, 590, 4, 22), await lay('krugerrand', 920, 292, 210, 0, 6)],
    },
    {
      name: '13-silver-som-sparande',
      ground: paper(W, H),
      items: [
        await lay('silverKilo', 340, 335, 580, -5, 22),
        await lay('silverMaple', 700, 250, 280, 4, 14),
        await lay('silverPhilharmonic', 960, 330, 280, -6, 14),
        await lay('silverKookaburra', 740, 500, 260, 8, 14),
      ],
    },
    {
      name: '14-vad-betyder-18-karat',
      ground: `${paper(W, H)}${openCase(810, 170, 320, 240, [], '#26322d')}${pocketScale(230, 190, '7,4 g')}${jewellery()}`,
      items: [],
    },
  ];
}

/** Illustrations of the blog, 1200 x 675. */
export async function drawBlog(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { name, ground, items, over } of await pictures())
    await save(await stillLife(W, H, ground, items, over), `${folder}/${name}.webp`);
}

/** The shop in Malmö, for pages about the company. */
export async function drawShop(folder: string): Promise<void> {
  const sign = `<path d="${textPath('Guldkajen', { font: 'serif', size: 52 }, 600, 250)}" fill="#F6E9C4"/>`;
  const goods = [
    await lay('kilo', 200, 436, 100, 0, 4),
    await lay('hundred', 285, 436, 82, 0, 4),
    await lay('maple', 370, 440, 70, 0, 4),
    await lay('silverKilo', 830, 436, 100, 0, 4),
    await lay('silverMaple', 920, 440, 70, 0, 4),
    await lay('krugerrand', 1000, 440, 70, 0, 4),
  ];
  await save(await stillLife(W, H, shopFront(), goods, sign), `${folder}/5-butiken.webp`);
}
