import { createHash } from 'node:crypto';
import { createServer } from 'node:net';
import { startStorefront, stop, waitForResponse } from './processes.mjs';
import { Refusal } from './say.mjs';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g;

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** The error in a prerendered page's policy; null when the policy allows exactly the page's scripts. */
export function policyProblem(policy, html) {
  const sources = /script-src ([^;]*)/.exec(policy ?? '')?.[1];
  if (sources === undefined) return 'has no content security policy';
  if (/unsafe-inline|unsafe-eval/.test(sources)) return 'allows every inline script';
  const scripts = [...html.matchAll(INLINE_SCRIPT)].map(([, text]) => text);
  if (scripts.length < 2) return 'has no inline scripts: Next may write them differently now';
  const refused = scripts.filter((text) => !sources.includes(createHash('sha256').update(text).digest('base64')));
  return refused.length === 0 ? null : `has an inline script that its policy refuses: ${refused[0].slice(0, 80)}`;
}

/**
 * Starts the build and reads a prerendered page as a browser would: if an update of Next stores or sends pages in another way, the
 * build fails instead of the shop.
 */
export async function checkPolicy({ env = {} } = {}) {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}/faq`;
  const server = startStorefront({
    env: { ...env, PORT: String(port), BIND_ADDRESS: '127.0.0.1', NODE_ENV: 'production' },
    quiet: true,
  });
  try {
    if (!(await waitForResponse(address, 60, () => server.exitCode === null)))
      throw new Refusal('The build does not start.');
    for (const visit of ['first', 'second']) {
      const response = await fetch(address);
      const problem = policyProblem(response.headers.get('content-security-policy'), await response.text());
      if (problem) {
        throw new Refusal(
          `The build is unusable: a cached page ${problem} (${visit} visit; see docs/decisions/0050-policy-by-hash.md).`,
        );
      }
    }
  } finally {
    await stop(server);
  }
}
