import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The hash by which the content security policy allows the style sheet that sonner writes into the page. Throws when sonner
 * has come to do it in another way: then the policy has to, too.
 */
export function toastStyle() {
  const source = readFileSync(fileURLToPath(import.meta.resolve('sonner')), 'utf8');
  const literal = /^__insertCSS\((".*")\);?$/m.exec(source)?.[1];
  if (literal === undefined)
    throw new Error('sonner no longer writes its style sheet as lib/server/toast-style.mjs expects.');
  return `'sha256-${createHash('sha256').update(JSON.parse(literal)).digest('base64')}'`;
}
