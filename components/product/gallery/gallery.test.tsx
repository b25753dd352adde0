// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NO_IMAGE } from '@/components/ui/no-image';
import { Gallery } from './gallery';

it('does not enlarge the picture that says "no picture"', () => {
  render(<Gallery code="bar" ground="" images={[NO_IMAGE]} name="Tacka" slides={[]} thumbs={[]} />);
  expect(screen.queryByRole('button')).toBeNull();
});
