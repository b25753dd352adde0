import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { pagePolicy } from '@/lib/server/entrance/policy/policy.mjs';
import { closedPage } from './closed-page';

it("is rendered with the style that every page's policy allows", () => {
  const style = /<style>([\s\S]*)<\/style>/.exec(closedPage())?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  const policy = pagePolicy({}, []);
  expect(style).toContain('background');
  expect(/style-src ([^;]*)/.exec(policy)?.[1]).toContain(`'sha256-${hash}'`);
});
