import { describe, expect, it } from 'vitest';
import { createTestApp, membersOf } from '../testing/test-app';
import { dialectNames } from './dialects';

const backend = createTestApp();
const TREE = '/sylius/api/v2/shop/taxon-tree';

describe('the taxon tree of 2.1', () => {
  it('gives a whole branch in one call, parents first, enabled ones only', async () => {
    await backend.control('dialect', { name: '2.x' });
    const list = await backend.json(`${TREE}/kopa-guld/branch?includeRoot=true`);
    const members = membersOf(list);
    expect(list).toMatchObject({ '@id': `${TREE}/kopa-guld/branch`, 'hydra:totalItems': members.length });
    expect(members[0]).toMatchObject({
      code: 'kopa-guld',
      level: 1,
      parent: expect.stringMatching(/\/taxons\/[\w-]+$/),
    });
    expect(members[1]).toMatchObject({ code: 'guldtackor', level: 2, parent: members[0]?.['@id'] });
    expect(
      members
        .map(({ level }) => Number(level))
        .sort()
        .at(-1),
    ).toBe(3);
    expect(members.map(({ code }) => code)).not.toContain('presenttackor-guld');
    const seen = new Set(members.map((taxon) => taxon['@id']));
    expect(members.slice(1).every(({ parent }) => seen.has(parent))).toBe(true);
  });

  it('leaves the taxon itself out unless it is asked for', async () => {
    await backend.control('dialect', { name: '2.x' });
    const codes = async (query: string) =>
      membersOf(await backend.json(`${TREE}/guldtackor/branch${query}`)).map(({ code }) => code);
    expect(await codes('')).toEqual((await codes('?includeRoot=true')).slice(1));
    expect(await codes('?includeRoot=false')).toEqual(await codes(''));
  });

  it('leads back to the root by path', async () => {
    await backend.control('dialect', { name: '2.x' });
    const path = membersOf(await backend.json(`${TREE}/praglade-guldtackor/path?includeRoot=true`));
    expect(path.map(({ level }) => Number(level))).toEqual([0, 1, 2, 3]);
    expect(path.map(({ code }) => code).slice(1)).toEqual(['kopa-guld', 'guldtackor', 'praglade-guldtackor']);
    expect(path[0]?.parent).toBeNull();
  });

  it.each(dialectNames)('exists in the %s dialect or not', async (name) => {
    await backend.control('dialect', { name });
    const known = name === '2.x' || name === 'ap4' ? 200 : 404;
    expect((await backend.fetch(`${TREE}/kopa-guld/branch`)).status).toBe(known);
    expect((await backend.fetch(`${TREE}/finns-inte/branch`)).status).toBe(404);
  });
});
