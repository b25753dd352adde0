import { expect, it } from 'vitest';
import { shapeOf } from './page-skeleton';

it.each([
  ['/kopa-guld', 'list'],
  ['/kopa-silver/silvermynt?vikt=1oz', 'list'],
  ['/sok?searchTerm=guld', 'list'],
  ['/praglade-guldtackor/guldtacka-10g-valcambi', 'product'],
  ['/guldpris/1-ar', 'text'],
  ['/blogg/ett-inlagg#del', 'text'],
  ['/faq', 'text'],
  ['/', 'text'],
])('%s has the shape of a %s', (href, shape) => expect(shapeOf(href)).toBe(shape));
