import { renderPicture } from '../pictures/render';
import type { DrawOrder, DrawResponse } from './drawing-process';

// The child process of drawing-process.ts.
process.on('message', async ({ id, spec }: DrawOrder) => {
  const response: DrawResponse = await renderPicture(spec).then(
    (bytes) => ({ id, bytes }),
    (error: unknown) => ({ id, problem: String(error) }),
  );
  process.send?.(response);
});
process.once('disconnect', () => process.exit(0));
