import { expect, it } from 'vitest';
import { collectReports } from '@/lib/reporting/reports.fixture';
import { groupFaq, parseFaq } from './faq';

const { messages: reports } = collectReports();

it('groups questions by category', () => {
  const faq = parseFaq({
    'hydra:member': [
      { id: 1, categoryId: 1, categoryName: 'Leveranser', name: 'När?', content: '<p>Snart</p>' },
      { id: '2', categoryId: '2', categoryName: 'Sälja', name: 'Hur?', content: null },
      { id: 3, categoryId: 1, categoryName: 'Leveranser', name: 'Var?' },
      { id: 4, categoryId: 1 },
    ],
  });
  expect(faq).toHaveLength(3);
  expect(reports).toEqual(['faq: members left out']);
  expect(groupFaq(faq).map(({ categoryName, entries }) => [categoryName, entries.length])).toEqual([
    ['Leveranser', 2],
    ['Sälja', 1],
  ]);
  expect(groupFaq(faq, '1').flatMap(({ entries }) => entries.map(({ id }) => id))).toEqual(['1', '3']);
});

it('handles questions without a name or category name', () => {
  const faq = parseFaq({
    member: [{ name: 'Hur?' }, { categoryId: 1, name: 'Var?' }, { categoryId: 1, categoryName: 'Köp', name: 'När?' }],
  });
  expect(faq[0]).toEqual({ id: 'faq-0', categoryId: '', categoryName: '', name: 'Hur?', content: '' });
  expect(groupFaq(faq).map(({ categoryId, categoryName }) => [categoryId, categoryName])).toEqual([
    ['', ''],
    ['1', 'Köp'],
  ]);
  expect(groupFaq(faq, '2')).toEqual([]);
  expect(parseFaq({ member: [{ name: 'Hur?', content: '<p>Så</p>' }] })[0]?.content).toBe('<p>Så</p>');
});
