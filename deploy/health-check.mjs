// The container's health check: exit code 0 while the server responds.
const port = process.env.PORT || 3000;
const response = await fetch(`http://127.0.0.1:${port}/api/health`, { signal: AbortSignal.timeout(4_000) }).catch(
  () => null,
);
process.exit(response?.ok ? 0 : 1);
