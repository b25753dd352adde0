import { writeFile } from 'node:fs/promises';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Page, TestInfo } from 'playwright/test';
import { expect } from './test';

const POINTS_PER_PIXEL = 72 / 96;
/** What a browser leaves free by itself, in CSS pixels. */
const MARGIN = 40;
const EDGE = MARGIN * POINTS_PER_PIXEL;
/** In points. A browser makes all of a page smaller where a part of it is too wide for the paper. */
const SMALLEST_TEXT = 6;
const DOTS_PER_POINT = 1.5;

interface Line {
  text: string;
  /** From the upper edge to the base, in points. */
  top: number;
}

export type Sheet = readonly Line[];

/** The shares of dark dots on a sheet and in its margins. */
function inkOf(canvas: Canvas): { sheet: number; margins: number } {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const edge = Math.floor(EDGE * DOTS_PER_POINT) - 1;
  let [all, outside] = [0, 0];
  for (let dot = 0; dot < width * height; dot += 1) {
    const [red = 0, green = 0, blue = 0] = data.subarray(dot * 4, dot * 4 + 3);
    if (red + green + blue > 500) continue;
    const [x, y] = [dot % width, Math.floor(dot / width)];
    all += 1;
    if (Math.min(x, y, width - x, height - y) < edge) outside += 1;
  }
  return { sheet: all / (width * height), margins: outside / (width * height) };
}

async function sheetOf(page: PDFPageProxy, name: string, path: string): Promise<Sheet> {
  const viewport = page.getViewport({ scale: DOTS_PER_POINT });
  const canvas = createCanvas(viewport.width, viewport.height);
  // The library's types know only the browser's canvas.
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
  await writeFile(path, await canvas.encode('png'));
  const { sheet, margins } = inkOf(canvas);
  expect.soft(margins, `${name}: nothing is printed on its margins`).toBe(0);
  expect.soft(sheet, `${name}: it is not empty`).toBeGreaterThan(0.001);
  expect.soft(sheet, `${name}: it has no dark grounds`).toBeLessThan(0.3);

  const { width, height } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const texts = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? item : []));
  for (const { str, height: size, transform, width: length } of texts) {
    expect.soft(size, `${name}: the size of "${str}"`).toBeGreaterThanOrEqual(SMALLEST_TEXT);
    const isWhole = transform[4] >= EDGE - 1 && transform[4] + length <= width - EDGE + 1;
    expect.soft(isWhole, `${name}: "${str}" is not cut off`).toBe(true);
  }
  return texts.map(({ str, transform }) => ({ text: str, top: height - transform[5] }));
}

/**
 * Prints on A4, looks at each sheet, and keeps its picture among the results: nothing is on the margins, and no sheet is empty, dark or
 * too small to read.
 * @param controls none of them is on paper
 */
export async function printed(
  page: Page,
  name: string,
  info: TestInfo,
  controls = page.getByRole('button').or(page.getByRole('combobox')),
): Promise<Sheet[]> {
  await page.emulateMedia({ media: 'print' });
  const visible = controls.filter({ visible: true });
  expect.soft(await visible.allTextContents(), `${name}: nothing to press is on paper`).toEqual([]);
  const margin = { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN };
  const file = await page.pdf({ format: 'A4', margin, preferCSSPageSize: true });
  const { promise } = getDocument({ data: new Uint8Array(file), verbosity: 0 });
  const document = await promise;
  const sheets: Sheet[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const sheet = await document.getPage(number);
    sheets.push(await sheetOf(sheet, `${name}, sheet ${number}`, info.outputPath(`${name}-${number}.png`)));
  }
  await document.destroy();
  return sheets;
}

/** Without spaces and hyphens, which depend on where lines end. */
export const lettersOf = (text: string) => text.replaceAll(/[^\p{L}\d]/gu, '');

export const textOf = (sheets: readonly Sheet[]) =>
  lettersOf(
    sheets
      .flat()
      .map(({ text }) => text)
      .join(''),
  );
