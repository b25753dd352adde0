// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { WithdrawalForm } from './withdrawal-form';

it.each([
  ['#000000991', '000000991'],
  ['#%E0%A4', ''],
  ['', ''],
])('takes the order number from a link ending in %j', (hash, number) => {
  location.hash = hash;
  render(<WithdrawalForm />);
  expect(screen.getByLabelText<HTMLInputElement>('Ordernummer').value).toBe(number);
});

it.each([
  [
    'may have arrived',
    504,
    'UNANSWERED',
    /^Vi vet inte om meddelandet kom fram. Försök igen \(det räknas bara en gång\) eller /,
  ],
  ['has not arrived', 429, 'TOO_MANY', /^Meddelandet kunde inte skickas. Försök igen/],
])('says when a statement %s, and "Ändra" leads back to the form', async (_, status, message, text) => {
  vi.stubGlobal('fetch', async () => Response.json({ code: status, message }, { status }));
  render(<WithdrawalForm />);
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  type('Namn', 'Maja Ek');
  type('Ordernummer', '000991');
  type('E-post', 'maja@example.com');
  press('Fortsätt');
  press('Bekräfta ångrat köp');
  expect((await screen.findByRole('alert')).textContent).toMatch(text);
  press('Ändra');
  expect(document.activeElement).toBe(screen.getByRole('form'));
  press('Fortsätt');
  expect(screen.queryByRole('alert')).toBeNull();
});
