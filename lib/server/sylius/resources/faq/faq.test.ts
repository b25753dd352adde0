import { expect, it } from 'vitest';
import { collectReports } from '@/lib/server/reporting/reports.fixture';
import { groupFaq, parseFaq } from './faq';

const { messages: reports } = collectReports();

it('groups questions by category, whose name any of them may have, and drops those without a text', () => {
  const faq = parseFaq({
    member: [
      { id: 1, categoryId: 1, name: 'När?', content: '<p>Snart</p>' },
      { id: '2', categoryId: '2', categoryName: 'Sälja', name: 'Hur?', content: null },
      { id: 3, categoryId: 1, categoryName: 'Leveranser', name: 'Var?' },
      { id: 4, categoryId: 1 },
      { name: 'Vem?' },
    ],
  });
  expect(reports).toEqual(['faq: members left out']);
  expect(groupFaq(faq)).toMatchObject([
    { categoryId: '1', categoryName: 'Leveranser', entries: [{ id: '1', content: '<p>Snart</p>' }, { id: '3' }] },
    { categoryId: '2', categoryName: 'Sälja', entries: [{ id: '2', content: '' }] },
    { categoryId: '', categoryName: '', entries: [{ id: 'faq-4', name: 'Vem?' }] },
  ]);
  expect([groupFaq(faq, '1')[0]?.entries.length, groupFaq(faq, '3')]).toEqual([2, []]);
});
