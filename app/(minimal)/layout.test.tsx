// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import MinimalLayout from './layout';

vi.mock('next/navigation', () => ({ usePathname: () => location.pathname, useRouter: () => ({}) }));
vi.mock('@/components/layout/footer', () => ({ Footer: () => null }));
vi.mock('@/components/layout/help-band', () => ({ HelpBand: () => null }));

it('tells of a page that is on its way', () => {
  vi.useFakeTimers();
  render(
    <MinimalLayout>
      <a href="/kopvillkor">Villkor</a>
    </MinimalLayout>,
  );
  document.addEventListener('click', (event) => event.preventDefault(), { once: true, capture: true });
  fireEvent.click(screen.getByRole('link', { name: 'Villkor' }));
  act(() => void vi.advanceTimersByTime(300));
  expect(screen.getByText('Loading...')).toBeTruthy();
});
