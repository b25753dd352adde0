// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LEGAL_GUARANTEE } from '@/lib/content/legal-guarantee';
import { LegalGuarantee } from './legal-guarantee';

it('shows the official picture when configured, otherwise its text', () => {
  const { container, rerender } = render(<LegalGuarantee notice="" />);
  expect(container.textContent).toBe(LEGAL_GUARANTEE);
  rerender(<LegalGuarantee notice="/images/laglig-garanti.svg" />);
  expect(screen.getByRole('img', { name: LEGAL_GUARANTEE }).getAttribute('src')).toBe('/images/laglig-garanti.svg');
});
