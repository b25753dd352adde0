// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

vi.mock('next/navigation', () => ({ usePathname: () => '/kopa-guld' }));

afterEach(() => {
  vi.doUnmock('./quick-view');
  vi.resetModules();
});

async function press(): Promise<void> {
  const { QuickViewHost } = await import('./quick-view-host');
  const { OverlayLink } = await import('@/components/product/overlay-link');
  render(
    <>
      <OverlayLink code="tacka" href="/guldtackor/tacka" overlay="quick-view">
        Snabbtitt
      </OverlayLink>
      <QuickViewHost />
    </>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'Snabbtitt' }));
}

const Shown = () => <p>Tacka</p>;

it('shows a loading text while the code of the quick view is loading', async () => {
  let come = (_: object) => {};
  const code = new Promise<object>((resolve) => {
    come = resolve;
  });
  vi.doMock('./quick-view', () => code);
  await press();
  expect(screen.getByText('Loading...')).toBeTruthy();
  come({ QuickView: Shown });
  expect(await screen.findByText('Tacka')).toBeTruthy();
  expect(screen.queryByText('Loading...')).toBeNull();
});
