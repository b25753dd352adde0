/** Whether the shop's server responds to this browser. */
export async function isReachable(): Promise<boolean> {
  const response = await fetch('/api/health', { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return response !== null;
}
