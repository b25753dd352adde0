import { expect, it } from 'vitest';
import { renderPicture } from '../pictures/render';
import { BAR } from '../testing/bar.fixture';
import { createDrawingProcess } from './drawing-process';

it('draws in another process the same bytes as in its own, also after a drawing that fails', async () => {
  const draw = createDrawingProcess();
  await expect(draw({ ...BAR, view: 1, name: '\u{1f600}', weightLabel: '\u{1f600}' })).rejects.toThrow();
  expect((await draw(BAR)).equals(await renderPicture(BAR))).toBe(true);
});
