export const CONTROL = '/__control';

/** Calls that steer the backend are neither logged nor spoiled. */
export function isControl(path: string): boolean {
  return path === CONTROL || path.startsWith(`${CONTROL}/`);
}
