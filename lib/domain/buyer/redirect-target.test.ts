import { expect, it } from 'vitest';
import { redirectTarget } from './redirect-target';

it.each([
  '/',
  '/profile',
  '/checkout',
  '/order/A-991_x/toc',
  '/kopa-guld',
  '/kopa-silver/silvertackor',
  '/kopa-guld/guldtackor/guldtacka-10-g',
])('redirects to %s after signing in', (page) => expect(redirectTarget(page)).toBe(page));

it.each([
  '',
  'profile',
  '//profile',
  '/profile/',
  '/profile2',
  'https://elak.example/profile',
  '/elak/checkout',
  '/checkout/x',
  '/order//toc',
  `/order/${'a'.repeat(65)}/toc`,
  '/order/a/toc/x',
  '/x/order/a/toc',
  '/kopa-koppar',
  '/kopa-guld/a/b/c',
  '/kopa-guld/A',
  '/x/kopa-guld',
  '/checkout?next=//elak.example',
  '/checkout#x',
  '/\\elak.example',
  '/checkout\n',
  null,
  7,
  ['/checkout'],
])('redirects to /profile instead of %j', (page) => expect(redirectTarget(page)).toBe('/profile'));
