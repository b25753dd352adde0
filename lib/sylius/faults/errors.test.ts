import { inspect } from 'node:util';
import { expect, it } from 'vitest';
import { CommerceError } from './errors';

it('exposes the backend’s response to code, but not to a log', () => {
  const error = new CommerceError('http', 'Conflict', { status: 409, body: { email: 'anna@example.com' } });
  expect(error.body).toEqual({ email: 'anna@example.com' });
  expect(inspect(error)).not.toContain('anna@example.com');
  expect(JSON.stringify(error)).not.toContain('anna@example.com');
});
