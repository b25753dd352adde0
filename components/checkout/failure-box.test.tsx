// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FailureBox } from './failure-box';

it('a failure carries the reference of its line in the log, also in the mail to the shop', () => {
  render(<FailureBox failure={{ way: null, code: '403', reference: '9f8e7d6c' }} on={{}} />);
  expect(screen.getByRole('alert').textContent).toContain('Referens: 9f8e7d6c');
  const mail = screen.getByRole('link', { name: /@/ }).getAttribute('href') ?? '';
  expect(decodeURIComponent(mail)).toMatch(/^mailto:.+\?subject=Fråga om mitt köp, referens 9f8e7d6c$/);
});
