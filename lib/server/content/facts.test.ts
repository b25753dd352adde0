import { describe, expect, it } from 'vitest';
import { formatDate, formatMoment } from '@/lib/domain/dates';
import { site } from '@/lib/domain/site';
import { resolvePlaceholders } from './files';
import { faqMatter, parseMatter } from './front-matter';
import { getPost, listPosts, relatedPosts } from './posts';

describe('placeholders', () => {
  it('resolve to facts about the company, and to the dates in the front matter', () => {
    expect(resolvePlaceholders('Ring {{site.phone.display}}, {{ site.openingHours.0.days }}')).toBe(
      `Ring ${site.phone.display}, ${site.openingHours[0].days}`,
    );
    const text = 'version: 2026-11-23\nupdated: 2026-11-24\n\nDaterad {{version}}, ändrad {{updated}}.';
    expect(resolvePlaceholders(text)).toContain('Daterad 23\u00a0november 2026, ändrad 24\u00a0november 2026.');
  });

  it.each(['site.fax', 'version'])('throw an error with the file for an unknown name: %s', (name) => {
    expect(() => resolvePlaceholders(`Daterad {{${name}}}.`, 'pages/om-oss.md')).toThrowError(
      `pages/om-oss.md: unknown placeholder {{${name}}}`,
    );
  });
});

it('front matter is reported with its file and every invalid or unknown field', () => {
  const broken = { title: 'F', slug: 'Om oss', description: 'x', order: 1, ordr: 2 };
  expect(() => parseMatter(faqMatter, broken, 'faq/f.md')).toThrowError(/faq\/f\.md: slug: .*; .*ordr/);
});

it('dates have the Swedish format', () => {
  expect(formatDate('2026-01-09')).toBe('9\u00a0januari 2026');
  expect(formatMoment(new Date('2026-11-21T09:25:00Z'))).toBe('21\u00a0november 2026 kl.\u00a010.25');
  expect(formatMoment(new Date('2026-06-30T22:05:00Z'))).toBe('1\u00a0juli 2026 kl.\u00a000.05');
});

describe('articles', () => {
  it('are found by their slug only', () => {
    expect(getPost('paslag-och-spread')?.title).toBe('Så läser du av påslag och spread');
    expect(getPost('../pages/om-oss')).toBeNull();
  });

  it('have related ones, the same category first', () => {
    const post = listPosts().find(({ slug }) => slug === 'svenska-tjugokronor-i-guld');
    const related = post ? relatedPosts(post, listPosts()) : [];
    expect(related.map(({ category }) => category)[0]).toBe('Mynt');
    expect(related).toHaveLength(3);
    expect(related.map(({ slug }) => slug)).not.toContain('svenska-tjugokronor-i-guld');
  });
});
