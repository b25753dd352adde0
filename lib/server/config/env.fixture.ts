/** Sets the required environment variables. Call before the first `env()` of the test file. */
export function setTestEnvironment(
  commerceUrl = 'http://127.0.0.1:1',
  more: Readonly<Record<string, string>> = {},
): void {
  Object.assign(process.env, {
    COMMERCE_URL: commerceUrl,
    SESSION_SECRET: 'x'.repeat(32),
    REVALIDATE_SECRET: 'y'.repeat(32),
    ...more,
  });
}
