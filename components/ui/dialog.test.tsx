// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { Activity, useState } from 'react';
import { expect, it } from 'vitest';
import { Dialog } from './dialog';

function Owner() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Dialog onClose={() => setIsOpen(false)} open={isOpen} title="Fråga">
      Text
    </Dialog>
  );
}
function page(isLeft = false) {
  return (
    <Activity mode={isLeft ? 'hidden' : 'visible'}>
      <Owner />
    </Activity>
  );
}

it('closes when its page is left, and stays closed on return', () => {
  const { rerender } = render(page());
  const dialog = screen.getByRole('dialog', { name: 'Fråga' });
  rerender(page(true));
  expect(dialog.hasAttribute('open')).toBe(false);
  rerender(page());
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('closes for a click on the backdrop, but not on its text', () => {
  render(page());
  fireEvent.click(screen.getByText('Text'));
  fireEvent.click(screen.getByRole('dialog'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
