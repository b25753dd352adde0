import { expect, it } from 'vitest';
import { CONSENT_POLICY, readStoredConsent } from './consent';

const nothing = { choice: null, reported: [] };

it.each(['granted', 'denied'] as const)('reads a stored %s', (choice) => {
  const stored = { choice, policy: CONSENT_POLICY, reported: ['7', 8] };
  expect(readStoredConsent(stored)).toEqual({ choice, reported: ['7'] });
});

it('ignores a choice under an earlier policy', () => {
  expect(readStoredConsent({ choice: 'granted', policy: CONSENT_POLICY - 1, reported: ['7'] })).toEqual(nothing);
});

it.each([undefined, null, 'granted', {}, { choice: 'yes', policy: CONSENT_POLICY, reported: [] }])(
  'reads %j as no choice',
  (stored) => expect(readStoredConsent(stored)).toEqual(nothing),
);
