import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The hash with which the content security policy allows sonner's inline style sheet. Throws when sonner no longer
 * writes it this way: then the policy must change too.
 */
export function toastStyle() {
  const source = readFileSync(fileURLToPath(import.meta.resolve('sonner')), 'utf8');
  const literal = /^__insertCSS\((".*")\);?$/m.exec(source)?.[1];
  if (literal === undefined)
    throw new Error('sonner no longer writes its style sheet as lib/server/entrance/policy/toast-style.mjs expects.');
  return `'sha256-${createHash('sha256').update(JSON.parse(literal)).digest('base64')}'`;
}
