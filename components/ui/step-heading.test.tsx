// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StepHeading } from './step-heading';

it("names the step in the document's title, and leaves the title of a page that was opened meanwhile", () => {
  document.title = 'Kassan | Guldkajen';
  const { rerender, unmount } = render(<StepHeading key="1">Granska och beställ</StepHeading>);
  expect(document.title).toBe('Granska och beställ | Guldkajen');
  rerender(<StepHeading key="2">Tack för din beställning</StepHeading>);
  expect(document.title).toBe('Tack för din beställning | Guldkajen');
  document.title = 'Köpa guld | Guldkajen';
  unmount();
  expect(document.title).toBe('Köpa guld | Guldkajen');
});
