// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Withdrawal } from './withdrawal';

it.each([
  ['#000000991', '000000991'],
  ['#%E0%A4', ''],
  ['', ''],
])('takes the order number from a link ending in %j', (hash, number) => {
  location.hash = hash;
  render(<Withdrawal />);
  expect(screen.getByLabelText<HTMLInputElement>('Ordernummer').value).toBe(number);
});

it('after a failed attempt "Ändra" leads back to the form, and the changed statement has not failed yet', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  render(<Withdrawal />);
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  type('Namn', 'Maja Ek');
  type('Ordernummer', '000991');
  type('E-post', 'maja@example.com');
  press('Fortsätt');
  press('Bekräfta ångrat köp');
  await screen.findByRole('alert');
  press('Ändra');
  expect(document.activeElement).toBe(screen.getByRole('form'));
  press('Fortsätt');
  expect(screen.queryByRole('alert')).toBeNull();
});
