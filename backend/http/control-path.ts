export const CONTROL = '/__control';

/** Whether the call belongs to the control API: such calls are neither logged nor affected by faults. */
export function isControl(path: string): boolean {
  return path === CONTROL || path.startsWith(`${CONTROL}/`);
}
