// `node scripts/draw-icons.mjs`: the logo of public/images/icons/icon.svg in the sizes that browsers and phones ask for.
import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

const FOLDER = 'public/images/icons';
const logo = readFileSync(`${FOLDER}/icon.svg`);
const GROUND = '#1F1C17';

const drawn = (source, size) => sharp(source, { density: 288 }).resize(size, size).png({ compressionLevel: 9 });

for (const size of [192, 512]) await drawn(logo, size).toFile(`${FOLDER}/icon-${size}.png`);
// Without transparent corners, which these systems cut themselves.
await drawn(logo, 180).flatten({ background: GROUND }).toFile(`${FOLDER}/icon-180.png`);

// A system may cut a maskable icon down to the circle of 80 % of its width.
const inner = await drawn(logo, 400).toBuffer();
await sharp({ create: { width: 512, height: 512, channels: 3, background: GROUND } })
  .composite([{ input: inner }])
  .png({ compressionLevel: 9 })
  .toFile(`${FOLDER}/icon-maskable-512.png`);

/** An .ico file of PNG pictures: a header of 6 bytes, 16 bytes for each picture, then the pictures. */
async function ico(sizes) {
  const pictures = await Promise.all(sizes.map((size) => drawn(logo, size).toBuffer()));
  const head = Buffer.alloc(6 + 16 * sizes.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(sizes.length, 4);
  let offset = head.length;
  for (const [index, picture] of pictures.entries()) {
    const entry = 6 + 16 * index;
    head.writeUInt8(sizes[index], entry);
    head.writeUInt8(sizes[index], entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(picture.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  }
  return Buffer.concat([head, ...pictures]);
}

writeFileSync('app/favicon.ico', await ico([16, 32, 48]));
