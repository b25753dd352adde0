import { keepRunning } from './keep-running.mjs';
import { claimPort, openBackend, startBackend, waitForResponse } from './processes.mjs';
import { say } from './say.mjs';
import { checkEnvironment, localSecrets, selfUrl } from './settings.mjs';

/**
 * Determines the commerce backend (starting the embedded one when COMMERCE_URL is not set) and returns the storefront's validated
 * environment; `opened` resolves when the embedded backend responds, so that the storefront can start beside it. Throws a Refusal for
 * anything that a person has to fix first.
 */
export async function prepareShop() {
  const port = await claimPort(process.env.PORT || '3000', 'PORT');
  const siteUrl = process.env.SITE_URL || `http://localhost:${port}`;
  const { env, opened } = process.env.COMMERCE_URL ? { env: { SITE_URL: siteUrl } } : await startEmbedded(siteUrl);
  const checked = await checkEnvironment({ ...process.env, ...env });
  // Only a message: the shop starts without its backend, and recovers when that responds.
  if (
    process.env.COMMERCE_URL &&
    !(await waitForResponse(`${checked.COMMERCE_URL}/sylius/commerz/get-system-status`, 3))
  ) {
    say(`COMMERCE_URL: ${checked.COMMERCE_URL} does not respond. Pages that need it return 503 until it does.`);
  }
  return { address: selfUrl(checked.BIND_ADDRESS, port), env: { ...env, PORT: String(port) }, opened };
}

async function startEmbedded(siteUrl) {
  const port = await claimPort(process.env.BACKEND_PORT || '4000', 'BACKEND_PORT');
  say('Starting the embedded commerce backend ...');
  const options = {
    env: {
      BACKEND_PORT: String(port),
      BACKEND_CONTROL: process.env.BACKEND_CONTROL || '1',
      BACKEND_STOREFRONT: process.env.BACKEND_STOREFRONT || siteUrl,
    },
  };
  const opened = openBackend(options).then((backend) =>
    keepRunning('The commerce backend', backend, () => startBackend(options)),
  );
  const secrets = localSecrets();
  const env = {
    COMMERCE_URL: `http://127.0.0.1:${port}`,
    SITE_URL: siteUrl,
    SESSION_SECRET: process.env.SESSION_SECRET || secrets.SESSION_SECRET,
    REVALIDATE_SECRET: process.env.REVALIDATE_SECRET || secrets.REVALIDATE_SECRET,
  };
  return { env, opened };
}
