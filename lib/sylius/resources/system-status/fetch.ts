import { requestWithBackoff } from '@/lib/sylius/client/backoff';
import { parseSystemStatus, type SystemStatus } from './system-status';

/** get-system-status, with the time of its arrival in milliseconds by our own clock. Throws CommerceError. */
export async function fetchSystemStatus(): Promise<SystemStatus & { readonly received: number }> {
  const body = await requestWithBackoff({ path: 'sylius/commerz/get-system-status' });
  const received = Date.now();
  return { ...parseSystemStatus(body, new Date(received)), received };
}
