// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { EMPTY_FORM } from '@/lib/domain/buyer/contact-form';
import { choicesFixture } from '@/lib/domain/order/order.fixture';
import { DetailsForm } from './details-form';

const NOTHING = { offers: [], isLoading: false, hasFailed: false, reference: undefined };

function Form({ onDone = () => {} }: Partial<Pick<ComponentProps<typeof DetailsForm>, 'onDone'>>) {
  const [form, setForm] = useState(EMPTY_FORM);
  return (
    <DetailsForm
      buyer={{ customerId: null, customer: null }}
      choices={choicesFixture()}
      focus={null}
      form={form}
      methods={{ delivery: NOTHING, payment: NOTHING, retry: () => {} }}
      onChange={setForm}
      onDone={onDone}
    />
  );
}

it('announces the errors once for each submit, not again for each field that is corrected', async () => {
  render(<Form />);
  const alert = screen.getByRole('alert');
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(alert, { childList: true, characterData: true, subtree: true });
  const links = () => screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('#'));
  const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Granska beställningen' }));

  submit();
  expect(alert.textContent).toContain('behöver rättas');
  expect(links()).toHaveLength(3);
  await Promise.resolve();
  expect(changes.splice(0).length).toBeGreaterThan(0);

  fireEvent.change(screen.getByRole('textbox', { name: 'E-post' }), { target: { value: 'a' } });
  expect(links()).toHaveLength(2);
  await Promise.resolve();
  expect(changes).toEqual([]);

  submit();
  await Promise.resolve();
  expect(changes.length).toBeGreaterThan(0);
});

it('takes what a password manager has filled in without an event, also when the rest is typed afterwards', () => {
  const onDone = vi.fn();
  render(<Form onDone={onDone} />);
  const filledIn = { 'E-post': 'a@example.com', Mobilnummer: '0701234567' };
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  for (const [name, value] of Object.entries(filledIn)) set?.call(screen.getByRole('textbox', { name }), value);
  fireEvent.change(screen.getByRole('textbox', { name: 'Personnummer' }), { target: { value: '19121212-1212' } });
  fireEvent.click(screen.getByRole('button', { name: 'Granska beställningen' }));
  expect(onDone).toHaveBeenCalledWith({ email: 'a@example.com', phone: '0701234567', ssn: '191212121212' });
});
