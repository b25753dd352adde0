import type { Metal } from '@/lib/domain/prices/goods';
import { getDayCurve } from '@/lib/server/history/queries';

/** Seconds, well below the ten minutes between two prices. */
const MAX_AGE = 120;

/** The curve of the last day as a picture, so that pages do not contain it before the price strip is opened. */
export async function dayCurve(metal: Metal): Promise<Response> {
  const path = await getDayCurve(metal);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 24"><path d="${path}" fill="none" stroke="#efe9db" stroke-width="1.25" stroke-linecap="round"/></svg>`;
  return new Response(svg, {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': `public, max-age=${MAX_AGE}` },
  });
}
