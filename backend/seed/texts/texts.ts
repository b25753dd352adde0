import { z } from 'zod';
import { readTable } from '../../table';

const rows = readTable(new URL('./texts.csv', import.meta.url), z.object({ subject: z.string(), text: z.string() }));

/** What the editors wrote about a maker (by brand), a coin series (by third-level category) or one coin (by product code). */
export const texts: ReadonlyMap<string, string> = new Map(rows.map(({ subject, text }) => [subject, text]));
