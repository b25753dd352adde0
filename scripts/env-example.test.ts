import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pagePolicy } from '@/lib/server/entrance/policy/policy.mjs';

const text = readFileSync('.env.example', 'utf8');

it('.env.example names every host that the policy allows for a tag manager', () => {
  const policy = pagePolicy({ GTM_ID: 'GTM-ABC123' }, []);
  const hosts = [...policy.matchAll(/https:[^\s;]+/g)].map(([host]) => host);
  expect(hosts.length).toBeGreaterThan(2);
  expect(hosts.filter((host) => !text.includes(host))).toEqual([]);
});
