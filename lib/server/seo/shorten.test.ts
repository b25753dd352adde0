import { expect, it } from 'vitest';
import { shortenToSentences } from './shorten';

it('does not end a sentence after an initial', () => {
  const text =
    'En präglad tacka med finhalten 999,9. C. Hafner grundades 1850 i Pforzheim. Momsfritt investeringsguld.';
  expect(shortenToSentences(text, 70)).toBe('En präglad tacka med finhalten 999,9. Momsfritt investeringsguld.');
  expect(shortenToSentences(text, 90)).toBe(
    'En präglad tacka med finhalten 999,9. C. Hafner grundades 1850 i Pforzheim.',
  );
});
