// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CONSENT_POLICY, type ConsentChoice } from '@/lib/domain/buyer/consent';
import { Consent } from './consent';

const store = (choice: ConsentChoice) =>
  localStorage.setItem(
    'guldkajen-consent',
    JSON.stringify({ state: { choice, policy: CONSENT_POLICY, reported: [] }, version: 1 }),
  );
/** The last command to the tag manager. */
const last = () => Object(window.dataLayer?.at(-1))[2];

it('a page from the back/forward cache follows a choice that was withdrawn meanwhile', () => {
  store('granted');
  render(<Consent tagManager="GTM-TEST" />);
  expect(document.querySelector('script[data-tag-manager]')).not.toBeNull();
  store('denied');
  act(() => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(last()).toMatchObject({ analytics_storage: 'denied' });
  expect(screen.queryByRole('region')).toBeNull();
});
