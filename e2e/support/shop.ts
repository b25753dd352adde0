import type { ChildProcess } from 'node:child_process';
import { cpSync, createWriteStream, rmSync } from 'node:fs';
import { join } from 'node:path';
import { exited, startBackend, startStorefront, waitForResponse } from '../../scripts/support/processes.mjs';

function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the journeys with "npm run e2e".`);
  return value;
}

/** Each Playwright worker has its own shop: 0 uses the ports and build of the settings, 1 the ports plus a hundred and a copy. */
const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0);
const backendPort = String(Number(setting('E2E_BACKEND_PORT')) + worker * 100);
const sitePort = String(Number(setting('E2E_PORT')) + worker * 100);
const build = setting('NEXT_DIST_DIR');
/** The build of this worker's storefront, into which it writes its scaled pictures. */
export const BUILD = worker === 0 ? build : `${build}-${worker}`;

export const BACKEND_URL = `http://127.0.0.1:${backendPort}`;
/** Seconds of the backend's clock until a simulated Swish payer decides. */
export const SWISH_SECONDS = 30;
export const SITE_URL = `http://localhost:${sitePort}`;

function file(name: string): string {
  return join(setting('E2E_DATA'), `${sitePort}-${name}`);
}

const log = (server: string) => file(`${server}.log`);

type Start = typeof startBackend;

/** Starts a server with its output in a file. Resolves when `ready` responds below 500. */
async function start(startServer: Start, server: string, ready: string, env: Record<string, string>) {
  const output = createWriteStream(log(server), { flags: 'a' });
  const child = startServer({ env, quiet: true });
  child.stdout?.pipe(output);
  child.stderr?.pipe(output);
  if (!(await waitForResponse(ready, 60, () => child.exitCode === null))) throw new Error(`${ready} does not respond`);
  return child;
}

async function end(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  child?.kill(signal);
  if (child) await exited(child);
}

/** With the scaled pictures of earlier journeys, without the compiler's cache. */
function copyBuild(): void {
  rmSync(BUILD, { recursive: true, force: true });
  const compiled = join(build, 'cache', 'turbopack');
  cpSync(build, BUILD, { recursive: true, verbatimSymlinks: true, filter: (path) => path !== compiled });
}

/** Both servers of one shop with their own files; journeys can stop and start them. */
export class Shop {
  private backend: ChildProcess | undefined;
  private storefront: ChildProcess | undefined;

  readonly data = file('journeys.sqlite');

  /** Both servers' output, for the checks that no secret is logged. */
  readonly logs = [log('backend'), log('storefront')];

  async startBackend(): Promise<void> {
    this.backend = await start(startBackend, 'backend', `${BACKEND_URL}/sylius/commerz/get-system-status`, {
      BACKEND_PORT: backendPort,
      BACKEND_DATA: this.data,
      BACKEND_CONTROL: '1',
      BACKEND_STOREFRONT: SITE_URL,
      // Nobody pays while a journey still checks the waiting page: expectThanks lets this time pass.
      BACKEND_SWISH_SECONDS: String(SWISH_SECONDS),
    });
  }

  /**
   * @param ready a URL that responds below 500 once the storefront is up
   * @param environment settings in addition to those of every journey
   */
  async startStorefront(ready = SITE_URL, environment: Record<string, string> = {}): Promise<void> {
    this.storefront = await start(startStorefront, 'storefront', ready, {
      COMMERCE_URL: BACKEND_URL,
      SITE_URL,
      NEXT_DIST_DIR: BUILD,
      PORT: sitePort,
      NODE_ENV: 'production',
      // Each journey has a different client address, as behind a proxy.
      TRUST_PROXY: '1',
      PRICE_HISTORY_FILE: file('prices.sqlite'),
      STOP_FILE: file('stop'),
      ...environment,
    });
  }

  /** Of the running storefront; undefined once it has ended. */
  get storefrontPid(): number | undefined {
    const child = this.storefront;
    return child?.exitCode === null && child.signalCode === null ? child.pid : undefined;
  }

  stopBackend(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    return end(this.backend, signal);
  }

  stopStorefront(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    return end(this.storefront, signal);
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    await Promise.all([end(this.storefront, signal), end(this.backend, signal)]);
  }

  async start(): Promise<void> {
    // A running server writes its scaled pictures into its build.
    if (BUILD !== build) copyBuild();
    await this.startBackend();
    await this.startStorefront();
  }
}
