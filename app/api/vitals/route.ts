import { guardedPost } from '@/lib/api/server/guarded';
import { features } from '@/lib/config/features';
import { log } from '@/lib/reporting/log';
import { vitalsBody } from '@/lib/reporting/vitals';

/** Web vitals from browsers: one log line per measure, without anything about the visitor. 404 unless NEXT_PUBLIC_WEB_VITALS=on. */
export async function POST(request: Request): Promise<Response> {
  if (!features.webVitals) return Response.json({ error: 'NOT_FOUND' }, { status: 404 });
  return guardedPost(request, 'check', vitalsBody, async ({ path, measures }) => {
    for (const measure of measures) log('info', 'web-vital', { path, ...measure });
    return {};
  });
}
