// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LegalGuarantee } from './legal-guarantee';

it('shows the official picture when configured, otherwise its text', () => {
  const { container, rerender } = render(<LegalGuarantee notice="" />);
  expect(container.textContent).toMatch(/tre års reklamationsrätt/);
  rerender(<LegalGuarantee notice="/images/laglig-garanti.svg" />);
  expect(screen.getByRole('img', { name: /tre års reklamationsrätt/ }).getAttribute('src')).toBe(
    '/images/laglig-garanti.svg',
  );
});
