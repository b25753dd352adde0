import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pagePolicy } from '@/lib/server/policy.mjs';

const told = readFileSync('.env.example', 'utf8');

it('.env.example tells the dealer of every host that a tag manager opens the policy to', () => {
  const policy = pagePolicy({ GTM_ID: 'GTM-ABC123' }, []);
  const hosts = [...policy.matchAll(/https:[^\s;]+/g)].map(([host]) => host);
  expect(hosts.length).toBeGreaterThan(2);
  expect(hosts.filter((host) => !told.includes(host))).toEqual([]);
});

it('.env.example says what the policy forbids all the same', () => {
  expect(told.replace(/\s+#\s+/g, ' ')).toContain('still no inline script and no eval');
});
