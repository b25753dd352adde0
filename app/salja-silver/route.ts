import { paths } from '@/lib/domain/paths/paths';

/** What people look for who have silver to sell: a part of the sell page. */
export function GET(): Response {
  return new Response(null, { status: 308, headers: { Location: paths.sellSilver } });
}
