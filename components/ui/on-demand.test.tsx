// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { OnDemand } from './on-demand';

vi.mock('@/lib/load-code', () => ({ loadCodeOrReload: (load: () => Promise<unknown>) => load(), loadCode: () => {} }));
vi.stubGlobal('reportError', () => {});

it('shows a failure in place, and can be retried', async () => {
  const load = vi
    .fn<() => Promise<() => string>>()
    .mockRejectedValueOnce(new Error('ChunkLoadError'))
    .mockResolvedValueOnce(() => 'Guldtacka');
  render(
    <>
      <h1>Sidan</h1>
      <OnDemand load={load} message="Varukorgen kunde inte visas.">
        {(Part) => <Part />}
      </OnDemand>
    </>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('Varukorgen kunde inte visas.');
  expect(screen.getByRole('heading', { name: 'Sidan' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByText('Guldtacka')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
