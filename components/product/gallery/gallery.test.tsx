// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NO_IMAGE } from '@/components/ui/no-image';
import { Gallery } from './gallery';

beforeEach(() => {
  // Only a browser fires the close event, and after all of this.
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (this: HTMLElement) {
    this.removeAttribute('open');
  });
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(400);
});
afterEach(() => {
  vi.restoreAllMocks();
});

function page(isLeft = false) {
  return (
    <Activity mode={isLeft ? 'hidden' : 'visible'}>
      <Gallery code="bar" ground="" images={['/bar.jpg']} name="Tacka" slides={[]} thumbs={[]} />
    </Activity>
  );
}

async function enlarge(): Promise<HTMLElement> {
  fireEvent.click(screen.getByRole('button', { name: 'Förstora bilden: Tacka' }));
  return screen.findByRole('dialog', { name: 'Bilder av Tacka' });
}

it('closes the large picture when its page is left, and keeps it closed on return', async () => {
  const { rerender } = render(page());
  const dialog = await enlarge();
  rerender(page(true));
  expect(dialog.hasAttribute('open')).toBe(false);
  rerender(page());
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('does not enlarge the picture that says "no picture"', () => {
  render(<Gallery code="bar" ground="" images={[NO_IMAGE]} name="Tacka" slides={[]} thumbs={[]} />);
  expect(screen.queryByRole('button')).toBeNull();
});
