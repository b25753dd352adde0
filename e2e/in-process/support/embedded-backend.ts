import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import { createApp } from '../../../backend/app';
import { createClock } from '../../../backend/clock';
import type { BackendConfig } from '../../../backend/config';
import { openDatabase } from '../../../backend/db/client';
import { migrate } from '../../../backend/db/migrate';
import { orders } from '../../../backend/db/order-tables';
import { seedWhenEmpty } from '../../../backend/seed/seed';
import type { PaymentMethodName, StoredOrder, TestBackend } from './backend';
import { listen } from './listen';
import { embeddedPages } from './people';

/** A minute after a scheduled price change, so that prices stay unchanged for nine minutes of a test. */
const CALM = new Date('2026-03-02T10:06:00Z');

export interface EmbeddedBackend extends TestBackend {
  /** One call of the control API (contract.md C2). Throws when it is rejected. */
  control(call: string, body?: unknown): Promise<unknown>;
  /** Orders with every field of the control API. */
  storedOrders(): Promise<readonly EmbeddedOrder[]>;
  /** Changes an order as the shop's staff would. */
  changeOrder(
    orderId: number,
    changes: { readonly state: 'confirmed' | 'cancelled'; readonly paymentState: 'paid' | 'failed' },
  ): void;
}

/** A member of GET /__control/orders. */
export interface EmbeddedOrder {
  readonly id: number;
  readonly orderId: number;
  readonly number: string;
  readonly state: string;
  readonly paymentState: string;
  readonly paymentMethod: PaymentMethodName;
  readonly signedIn: boolean;
  readonly email: string;
  readonly phone: string;
  readonly itemsTotal: number;
  readonly shippingTotal: number;
  readonly orderTotal: number;
  readonly lines: readonly { readonly productCode: string; readonly quantity: number; readonly total: number }[];
  readonly payments: readonly {
    readonly ref: string;
    readonly method: PaymentMethodName;
    readonly state: string;
    readonly message: string | null;
  }[];
}

/** The embedded backend, seeded in its own file and served on a free port, with its control API. */
export async function startEmbeddedBackend(overrides: Partial<BackendConfig> = {}): Promise<EmbeddedBackend> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-'));
  const config: BackendConfig = {
    host: '127.0.0.1',
    port: 0,
    data: join(folder, 'shop.sqlite'),
    seed: 1,
    control: true,
    storefront: 'http://localhost:3000',
    swishSeconds: 3,
    ...overrides,
  };
  const db = openDatabase(config.data);
  migrate(db);
  const clock = createClock();
  clock.set(CALM);
  seedWhenEmpty(db, config.seed);
  const server = await listen(createServer(getRequestListener(createApp({ config, db, clock }).fetch)));

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
    const { orders } = (await (await fetch(`${server.url}/__control/orders`)).json()) as { orders: EmbeddedOrder[] };
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
    storedOrders,
    orders: storedOrders satisfies () => Promise<readonly StoredOrder[]>,
    changeOrder: (orderId, changes) => void db.update(orders).set(changes).where(eq(orders.id, orderId)).run(),
    setClock: async (moment) => void (await control('clock', { now: moment.toISOString() })),
    advance: async (seconds) => void (await control('clock', { advanceSeconds: seconds })),
    decideSwish: async (orderId, decision) => {
      const order = (await storedOrders()).find((candidate) => candidate.orderId === orderId);
      const open = order?.payments.find(({ method, state }) => method === 'swish' && state === 'created');
      if (!open) throw new Error(`order ${orderId} has no open Swish payment`);
      await fetch(`${server.url}/sim/swish/${open.ref}`, { method: 'POST', body: new URLSearchParams({ decision }) });
    },
    changePrices: async (factor) => void (await control('tick', { gold: factor, silver: factor })),
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
