import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { eq, sql } from 'drizzle-orm';
import { afterAll } from 'vitest';
import { listen } from '@/lib/server/entrance/listen.fixture';
import { createApp } from '../../../backend/app';
import type { BackendConfig } from '../../../backend/core/config';
import { orders } from '../../../backend/db/order-tables';
import { testContext } from '../../../backend/testing/test-app';
import { backendClient } from '../../support/backend-client';
import { embeddedPages, sendForm } from './people';

const TICK = 600_000;
/** A minute after the latest scheduled price change, so that prices stay unchanged for nine minutes of a test; today, as the browser's clock. */
const CALM = new Date(Math.floor(Date.now() / TICK) * TICK - 240_000);

export type EmbeddedBackend = Awaited<ReturnType<typeof startEmbeddedBackend>>;

/** A seeded file to copy, per test file: seeding takes longer than most tests. */
let seeded: Promise<string> | undefined;

async function seededFile(): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'shop-')), 'seeded.sqlite');
  testContext().db.run(sql`VACUUM INTO ${file}`);
  return file;
}
afterAll(async () => {
  if (seeded) await rm(dirname(await seeded), { recursive: true });
  seeded = undefined;
});

/** The embedded backend, seeded in its own file and served on a free port, with its control API. */
export async function startEmbeddedBackend(overrides: Partial<BackendConfig> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'shop-'));
  const data = join(folder, 'shop.sqlite');
  seeded ??= seededFile();
  await copyFile(await seeded, data);
  const context = testContext({ data, ...overrides });
  context.clock.set(CALM);
  const server = await listen(createServer(getRequestListener(createApp(context).fetch)));

  const { control, storedOrders, variantId } = backendClient(server.url);

  return {
    url: server.url,
    pages: embeddedPages,
    /** The catalogue code of a variant in stock. */
    variantCode: 'guldtacka-10g-valcambi',
    variantId,
    control,
    orders: storedOrders,
    /** Changes an order as the shop's staff would. */
    changeOrder: (
      orderId: number,
      changes: { readonly state?: 'confirmed' | 'cancelled'; readonly paymentState: 'paid' | 'failed' },
    ) => void context.db.update(orders).set(changes).where(eq(orders.id, orderId)).run(),
    advance: (seconds: number) => control('clock', { advanceSeconds: seconds }),
    /** Approves the open Swish payment of an order, as the payer does in the app. */
    approveSwish: async (orderId: number) => {
      const order = (await storedOrders()).find((candidate) => candidate.orderId === orderId);
      const open = order?.payments.find(({ method, state }) => method === 'swish' && state === 'created');
      if (!open) throw new Error(`order ${orderId} has no open Swish payment`);
      await sendForm(`${server.url}/sim/swish/${open.ref}`, { decision: 'approve' });
    },
    /** Multiplies every price, as one price change does. */
    changePrices: (factor: number) => control('tick', { gold: factor, silver: factor }),
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
