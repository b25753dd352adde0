// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { Activity, useState } from 'react';
import { expect, it } from 'vitest';
import { Dialog } from './dialog';

function Owner() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <button onClick={() => setIsOpen(false)} type="button">
        Svara
      </button>
      <Dialog onClose={() => setIsOpen(false)} open={isOpen} title="Fråga">
        Text
      </Dialog>
    </>
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

it('closes when its owner sets `open` to false', () => {
  render(page());
  fireEvent.click(screen.getByRole('button', { name: 'Svara' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('closes for a click on the backdrop, but not on its text', () => {
  render(page());
  fireEvent.click(screen.getByText('Text'));
  fireEvent.click(screen.getByRole('dialog'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
