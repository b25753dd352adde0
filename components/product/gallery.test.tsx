// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Gallery } from './gallery';

beforeEach(() => {
  // Only a browser tells of a closed dialog, and later than all of this.
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (this: HTMLElement) {
    this.removeAttribute('open');
  });
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(400);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function page(isLeft = false) {
  return (
    <Activity mode={isLeft ? 'hidden' : 'visible'}>
      <Gallery code="bar" ground="" images={['/bar.jpg']} name="Tacka" />
    </Activity>
  );
}

async function enlarge(): Promise<HTMLElement> {
  fireEvent.click(screen.getByRole('button', { name: 'Förstora bilden: Tacka' }));
  return screen.findByRole('dialog', { name: 'Bilder av Tacka' });
}

it('the large picture closes with the visit of its page, and is not open when the page comes again', async () => {
  const { rerender } = render(page());
  const dialog = await enlarge();
  rerender(page(true));
  expect(dialog.hasAttribute('open')).toBe(false);
  rerender(page());
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a picture does not follow a mouse that was let go outside', async () => {
  render(page());
  await enlarge();
  const picture = screen.getByRole('img', { name: 'Tacka, bild 1 av 1' });
  fireEvent.pointerDown(picture, { pointerId: 1, pointerType: 'mouse', buttons: 1, clientX: 0, clientY: 0 });
  fireEvent.click(screen.getByRole('button', { name: 'Zooma in' }));
  const before = picture.style.transform;
  fireEvent.pointerMove(picture, { pointerId: 1, pointerType: 'mouse', buttons: 0, clientX: 50, clientY: 0 });
  expect(picture.style.transform).toBe(before);
  expect(before).toContain('scale');
});

it('two turns of the wheel before the next frame enlarge twice', async () => {
  render(page());
  await enlarge();
  const picture = screen.getByRole('img', { name: 'Tacka, bild 1 av 1' });
  const turn = () => picture.dispatchEvent(new WheelEvent('wheel', { deltaY: -100, bubbles: true, cancelable: true }));
  act(() => {
    turn();
    turn();
  });
  const scale = Number(/scale\(([\d.]+)\)/.exec(picture.style.transform)?.[1]);
  expect(scale).toBeCloseTo(Math.exp(0.4), 5);
});
