import { expect, it } from 'vitest';
import { listPosts } from '@/lib/content/posts';
import { purchaseTerms } from '@/lib/content/terms';
import { isUnknownPost, isUnknownTerms } from './destination';

it('every article and version of the terms is known by its path, and no other is', () => {
  for (const { path } of listPosts()) expect(isUnknownPost(path), path).toBe(false);
  for (const { version } of purchaseTerms()) expect(isUnknownTerms(`/kopvillkor/${version}`), version).toBe(false);
  expect([isUnknownPost('/blogg/finns-inte'), isUnknownTerms('/kopvillkor/1999-01-01')]).toEqual([true, true]);
});

it.each(['/blogg', '/kopvillkor', '/guldtackor/a'])('ignores %s', (path) =>
  expect([isUnknownPost(path), isUnknownTerms(path)]).toEqual([false, false]),
);
