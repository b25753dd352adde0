import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

const FOLDER = join(import.meta.dirname, '.');

function schemas() {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
  return files.map((file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')));
}

let ajv: Ajv2020 | undefined;

/** Violations of the schema at this path below https://ucp.dev/schemas/; empty when valid. */
export function violations(address: string, value: unknown): unknown[] {
  if (!ajv) {
    ajv = new Ajv2020({ allErrors: true, strict: false, schemas: schemas() });
    addFormats.default(ajv);
  }
  const validate = ajv.getSchema(`https://ucp.dev/schemas/${address}`);
  if (!validate) throw new Error(`No schema ${address}`);
  return validate(value) === true ? [] : (validate.errors ?? []);
}
