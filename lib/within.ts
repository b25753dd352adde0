/** Thrown by `within` when the time is up. */
export class TooLate extends Error {
  constructor(milliseconds: number) {
    super(`no answer within ${milliseconds} ms`);
    this.name = 'TooLate';
  }
}

/**
 * Waits for `work` no longer than `milliseconds`. The work itself goes on; nobody hears of it when it fails later.
 * @throws TooLate when the time is up, else what `work` throws
 */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLate(milliseconds)), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
