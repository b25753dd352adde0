import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as all from 'next/dist/lib/constants.js';
import { describe, expect, it } from 'vitest';
import { ALIASES } from './aliases.mjs';
import * as kept from './next-constants.mjs';

const CLIENT = 'node_modules/next/dist/client';
const CONSTANTS = 'node_modules/next/dist/lib/constants';

/** What Next's browser files ask of its lib/constants: the request as they write it, and the name. Its development tools stay as they are. */
function requests(): { request: string; name: string }[] {
  const files = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js') && !name.startsWith('dev/'))
    .map((name) => join(CLIENT, name));
  return files.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const [, variable, request = ''] = /const (\w+) = require\("([./]+\/lib\/constants)"\)/.exec(source) ?? [];
    if (variable === undefined || join(dirname(file), request) !== CONSTANTS) return [];
    return [...source.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))].map(([, name = '']) => ({ request, name }));
  });
}

describe("what browsers get of Next's constants", () => {
  it('is all that its browser files read', () => {
    expect(requests().length).toBeGreaterThan(0);
    expect([...new Set(requests().map(({ name }) => name))].sort()).toEqual(Object.keys(kept).sort());
  });

  it('means the same', () => {
    expect(all).toMatchObject({ ...kept });
  });

  it('stands in for them under each path by which they are asked for', () => {
    for (const { request } of requests()) expect(Object.keys(ALIASES)).toContain(request);
  });
});
