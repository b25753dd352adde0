import { expect } from 'playwright/test';

/**
 * Waits until the condition is true. What it returns or throws until then, as it does while a page is replaced, is shown when the time
 * is over.
 * @param timeout in milliseconds
 */
export async function until(condition: () => Promise<unknown>, message: string, timeout = 20_000): Promise<void> {
  const result = () => condition().catch(String);
  await expect.poll(result, { message, timeout, intervals: [100] }).toBe(true);
}
