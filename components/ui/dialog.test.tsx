// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Dialog } from './dialog';

it('closes for a click on the backdrop, but not on its text', () => {
  const onClose = vi.fn();
  render(
    <Dialog onClose={onClose} open title="Fråga">
      Text
    </Dialog>,
  );
  fireEvent.click(screen.getByText('Text'));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('dialog', { name: 'Fråga' }));
  expect(onClose).toHaveBeenCalledOnce();
});
