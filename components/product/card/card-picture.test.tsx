// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CardPicture } from './card-picture';

it('says the label to screen readers, which skip the link around the picture', () => {
  const card = {
    code: 'tacka',
    href: '/guldtackor/tacka',
    images: [],
    metal: 'gold',
    name: 'Tacka',
    video: null,
  } as const;
  render(<CardPicture card={{ ...card, label: 'Bästsäljare' }} />);
  expect(screen.getByText('Bästsäljare').closest('[aria-hidden]')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});
