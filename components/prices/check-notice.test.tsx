// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CheckNotice } from './check-notice';

it.each([
  [[], ''],
  [['gold'], 'Vi kontrollerar priserna på guld just nu.'],
  [['gold', 'silver'], 'Vi kontrollerar priserna på guld och silver just nu.'],
] as const)('says which metals’ prices are being checked: %j', (metals, text) => {
  const { container } = render(<CheckNotice metals={metals} />);
  expect(container.textContent).toContain(text);
  expect(container.textContent === '').toBe(text === '');
});
