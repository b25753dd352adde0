import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { localSecrets } from './settings.mjs';

it('keeps the secrets of the shop, and makes new ones where their file was cut off', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  const before = process.cwd();
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  process.chdir(folder);
  onTestFinished(() => {
    process.chdir(before);
    said.mockRestore();
    rmSync(folder, { recursive: true });
  });
  const made = localSecrets();
  expect(localSecrets()).toEqual(made);
  expect(said).not.toHaveBeenCalled();

  writeFileSync('.data/secrets.json', readFileSync('.data/secrets.json', 'utf8').slice(0, 40));
  const next = localSecrets();
  expect(next.SESSION_SECRET).toHaveLength(64);
  expect(said.mock.calls.join()).toContain('new secrets are made');

  rmSync('.data/secrets.json');
  mkdirSync('.data/secrets.json');
  expect(() => localSecrets()).toThrow('must be able to read and write .data');
});
