import { expect, it } from 'vitest';
import { selfUrl } from './self-url';

it.each([
  ['10.0.0.5', 'http://10.0.0.5:3001'],
  ['127.0.0.5', 'http://127.0.0.5:3001'],
  ['fd00::2', 'http://[fd00::2]:3001'],
  [undefined, 'http://127.0.0.1:3001'],
  ['0.0.0.0', 'http://127.0.0.1:3001'],
  ['::', 'http://127.0.0.1:3001'],
  ['localhost', 'http://localhost:3001'],
])('a server that listens on %j reaches itself at %s', (address, url) => expect(selfUrl(address, 3001)).toBe(url));
