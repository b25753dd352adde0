import { expect, it } from 'vitest';
import { typeset } from '@/lib/domain/typography';

it.each([
  ['30 000 kr', '30\u00a0000\u00a0kr'],
  ['1 000 000 SEK', '1\u00a0000\u00a0000\u00a0SEK'],
  ['31,1 g och 25 %', '31,1\u00a0g och 25\u00a0%'],
  ['18 karat, 5 procent', '18\u00a0karat, 5\u00a0procent'],
  ['klockan 08.00', 'klockan\u00a008.00'],
  ['Södergatan 12, 211 34 Malmö', 'Södergatan\u00a012, 211\u00a034\u00a0Malmö'],
  ['org.nr 559000-0000, nr AA123', 'org.nr\u00a0559000-0000, nr\u00a0AA123'],
  ['"nej tack" - sa hon', '”nej tack”\u00a0– sa hon'],
  ['inom 1–3 dagar', 'inom 1–\u20603\u00a0dagar'],
  ['arvsguld - i butik', 'arvsguld\u00a0– i\u00a0butik'],
  ['en e-handelstjänst i EU-länder, lång-kort', 'en e-\u2060handelstjänst i EU-\u2060länder, lång-kort'],
  ['från 2 guldtackor', 'från 2 guldtackor'],
  ['år 1925 präglades 300 mynt', 'år 1925 präglades 300 mynt'],
])('typesets %s', (plain, set) => {
  expect(typeset(plain)).toBe(set);
});
