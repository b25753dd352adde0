// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
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
