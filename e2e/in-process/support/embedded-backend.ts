import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import { listen } from '@/lib/listen.fixture';
import { createApp } from '../../../backend/app';
import type { BackendConfig } from '../../../backend/config';
import { orders } from '../../../backend/db/order-tables';
import { testContext } from '../../../backend/testing/test-app';
import type { StoredOrder } from '../../support/stored-order';
import { embeddedPages, type HostedPages, sendForm } from './people';

/** A minute after a scheduled price change, so that prices stay unchanged for nine minutes of a test. */
const CALM = new Date('2026-03-02T10:06:00Z');

export interface EmbeddedBackend {
  /** The value of COMMERCE_URL. */
  readonly url: string;
  readonly pages: HostedPages;
  /** The catalogue code of a variant in stock. */
  readonly variantCode: string;
  /** The id of a variant in orders. */
  variantId(code: string): Promise<number>;
  /** Every order, newest first. */
  orders(): Promise<readonly StoredOrder[]>;
  /** Advances the backend's clock. */
  advance(seconds: number): Promise<void>;
  /** Approves the open Swish payment of an order, as the payer does in the app. */
  approveSwish(orderId: number): Promise<void>;
  /** Multiplies every price, as one price change does. */
  changePrices(factor: number): Promise<void>;
  /** One call of the control API (contract.md C2). Throws when it is rejected. */
  control(call: string, body?: unknown): Promise<unknown>;
  /** Changes an order as the shop's staff would. */
  changeOrder(
    orderId: number,
    changes: { readonly state: 'confirmed' | 'cancelled'; readonly paymentState: 'paid' | 'failed' },
  ): void;
  stop(): Promise<void>;
}

/** The embedded backend, seeded in its own file and served on a free port, with its control API. */
export async function startEmbeddedBackend(overrides: Partial<BackendConfig> = {}): Promise<EmbeddedBackend> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-'));
  const context = testContext({ data: join(folder, 'shop.sqlite'), ...overrides });
  context.clock.set(CALM);
  const server = await listen(createServer(getRequestListener(createApp(context).fetch)));

  const control = async (call: string, body: unknown = {}) => {
    const response = await fetch(`${server.url}/__control/${call}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`control ${call}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const storedOrders = async () => {
    const { orders } = (await (await fetch(`${server.url}/__control/orders`)).json()) as { orders: StoredOrder[] };
    return orders;
  };

  return {
    url: server.url,
    pages: embeddedPages,
    variantCode: 'guldtacka-10g-valcambi',
    variantId: async (code) => {
      const response = await fetch(`${server.url}/sylius/api/v2/shop/product-variants/${code}`);
      return ((await response.json()) as { id: number }).id;
    },
    control,
    orders: storedOrders,
    changeOrder: (orderId, changes) => void context.db.update(orders).set(changes).where(eq(orders.id, orderId)).run(),
    advance: async (seconds) => void (await control('clock', { advanceSeconds: seconds })),
    approveSwish: async (orderId) => {
      const order = (await storedOrders()).find((candidate) => candidate.orderId === orderId);
      const open = order?.payments.find(({ method, state }) => method === 'swish' && state === 'created');
      if (!open) throw new Error(`order ${orderId} has no open Swish payment`);
      await sendForm(`${server.url}/sim/swish/${open.ref}`, { decision: 'approve' });
    },
    changePrices: async (factor) => void (await control('tick', { gold: factor, silver: factor })),
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
