import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';

/** The rows of a CSV file of ours, by its header. Throws when one does not match. */
export function readTable<T extends z.ZodType>(file: URL, row: T): z.infer<T>[] {
  return z.array(row).parse(parse(readFileSync(file, 'utf8'), { columns: true }));
}
