/** JSON as API Platform sends it. */
export function ld(body: unknown, status = 200): Response {
  const headers = { 'Content-Type': 'application/ld+json; charset=utf-8', 'Cache-Control': 'no-cache, private' };
  return new Response(JSON.stringify(body), { status, headers });
}
