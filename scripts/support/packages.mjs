import { readFileSync } from 'node:fs';

/** Accepted licences by their SPDX names. A person must decide about any other one. */
const ACCEPTED = new Set([
  '(MIT AND Zlib)',
  '(MIT OR CC0-1.0)',
  // jszip of the client for WebKit's driver, under MIT here.
  '(MIT OR GPL-3.0-or-later)',
  '0BSD',
  'Apache-2.0',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
  'Apache-2.0 AND MIT',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  // Word lists of the spell-checker, not part of the shop (as is WTFPL below).
  'CC BY-SA 4.0',
  // Data of caniuse, with attribution in its own files.
  'CC-BY-4.0',
  // Sentry's command line, which uploads source maps and is not part of the shop.
  'FSL-1.1-Apache-2.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT OR Apache-2.0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'WTFPL',
]);

/** Packages with install scripts. `.npmrc` disables those; these packages are known to work without. */
const WITH_SCRIPTS = new Set(['@swc/core', 'esbuild', 'fsevents']);

/** Every package of the lock file, with its name, version, licence and problems. */
export function lockedPackages() {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  return Object.entries(lock.packages).flatMap(([path, entry]) => {
    if (path === '') return [];
    const name = path.replace(/^.*node_modules\//, '');
    const problems = [];
    if (!/^\d+\.\d+\.\d+/.test(entry.version ?? '')) problems.push('no exact version');
    if (!entry.integrity && !entry.optional) problems.push('no checksum');
    if (!ACCEPTED.has(entry.license)) problems.push(`licence not accepted: ${entry.license ?? 'none'}`);
    if (entry.hasInstallScript && !WITH_SCRIPTS.has(name)) problems.push('unknown install script');
    return [{ name, version: entry.version, licence: entry.license ?? '?', isDev: entry.dev === true, problems }];
  });
}
