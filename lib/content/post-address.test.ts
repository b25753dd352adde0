import { describe, expect, it } from 'vitest';
import { isUnknownPost } from './post-address';
import { listPosts } from './posts';

describe('isUnknownPost', () => {
  it('is false for every article', () => {
    for (const { path } of listPosts()) expect(isUnknownPost(path), path).toBe(false);
  });

  it('is true for unknown articles only', () => {
    expect(isUnknownPost('/blogg/finns-inte')).toBe(true);
    expect(isUnknownPost('/blogg')).toBe(false);
    expect(isUnknownPost('/guldtackor/a')).toBe(false);
  });
});
