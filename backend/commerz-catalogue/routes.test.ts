import { expect, it } from 'vitest';
import { createTestApp, membersOf } from '../testing/test-app';

it('the FAQ states the delivery rules (spec.md section 9) with the real freight costs', async () => {
  const entries = membersOf(await createTestApp().json('/sylius/api/commerz/cms/get-faq'));
  const words = entries
    .flatMap(({ categoryId, content }) => (Number(categoryId) === 1 ? String(content) : []))
    .join(' ');
  for (const rule of [
    /1–3 arbetsdagar.*1–2 arbetsdagar/,
    /14 dagar.*legitimation/,
    /tre månader/,
    /bara inom Sverige/,
    /försäkras och skickas var för sig.*eget paket/,
    /upp till 50\u00a0000\u00a0kr<\/td><td>99\u00a0kr/,
    /över 500\u00a0000\u00a0kr<\/td><td>495\u00a0kr/,
    /mer än 2 kg tillkommer 100\u00a0kr/,
  ])
    expect(words).toMatch(rule);
});
