import { expect, it } from 'vitest';
import { backendMessage } from './backend-message';

it.each([
  ['CB', 'CB'],
  ['AM02', 'AM02'],
  ['shipping method not enabled', 'shipping method not enabled'],
  ['Shipping method not enabled.', 'Shipping method not enabled'],
  ['Internal Server Error', 'Internal Server Error'],
  ['ORDER_NOT_FOUND: order 991', 'ORDER_NOT_FOUND order …'],
  ['SQLSTATE[42000] at db01', '… at …'],
])('%j is logged as %j', (text, logged) => expect(backendMessage(text)).toBe(logged));

it.each([
  ['Customer Annamaria Testersson, Hemligagatan 7, 211 22 Hemlingby, 19121212-1212 exists', 'Customer … exists'],
  ['ANNAMARIA TESTERSSON is blocked', '… is blocked'],
  ['no customer anna.hemlig@example.se', '…'],
  ['firstName=Annamaria&ssn=191212121212', '…'],
  ['{"firstName":"annamaria"}', '…'],
  ['<p>annamaria</p>', '…'],
  ['bad token eyJhbGciOiJIUzI1NiJ9.abc.def', 'bad token …'],
  ['070-123 45 67 is no phone', '… is no phone'],
])('of %j names, numbers and tokens are left out', (text, logged) => expect(backendMessage(text)).toBe(logged));
