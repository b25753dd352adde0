import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { HostedPages, StoredOrder, TestBackend } from '../support/backend';
import { listen } from '../support/listen';
import { sendForm } from '../support/people';
import { catalogueRoutes } from './catalogue';
import { WITH_NUMBER } from './goods';
import { identityPage, identityRoutes } from './identity';
import { lineTotal, orderTotal } from './order-json';
import { bankPage, orderRoutes, settle } from './orders';
import { hydraError, StrictRefusal } from './refusals';
import { ld } from './respond';
import { emptyState, type Order, type State } from './state';

export { SILVER, SOLD_OUT, WITH_NUMBER, WITHOUT_NUMBER } from './goods';

export interface StrictBackend extends TestBackend {
  /** Refuses the next create-order with a word of the contract: `TEL01`, `RP06`, `CB` ... */
  refuseNext(word: string): void;
  /** Fails the open Swish payment of an order with another word than UA01, which stands for "declined". */
  failSwish(orderId: number, word: string): void;
  /** From now on customers who are signed in have to sign a bank transfer too. */
  verifyEverybody(): void;
  /** Ends every session and signature. */
  endSessions(): void;
  setStock(code: string, pieces: number): void;
}

const pages: HostedPages = {
  identify: (hosted, personalNumber, ending = 'confirm') => {
    const { origin, searchParams } = new URL(hosted);
    const val = { confirm: 'ja', cancel: 'nej', expire: 'vänta' }[ending];
    return sendForm(`${origin}/legitimering`, { b: searchParams.get('b') ?? '', pnr: personalNumber, val });
  },
  payAtBank: (redirectUrl, decision) => sendForm(redirectUrl, { svar: decision === 'approve' ? 'ja' : 'nej' }),
};

function createApp(state: State): Hono {
  const app = new Hono();
  app.onError((error) => {
    if (error instanceof StrictRefusal) return ld(error.body, error.status);
    throw error;
  });
  app.notFound(() => ld(hydraError(404, 'No route found').body, 404));
  app.use('/sylius/*', async (c, next) => {
    if (!c.req.header('accept')?.includes('application/ld+json')) throw hydraError(406, 'Not Acceptable');
    return next();
  });
  app.route('/', catalogueRoutes(state));
  app.route('/sylius/commerz', identityRoutes(state));
  app.route('/sylius/commerz', orderRoutes(state));
  app.route('/', identityPage(state));
  app.route('/', bankPage(state));
  return app;
}

function stored(order: Order): StoredOrder {
  return {
    orderId: order.id,
    number: order.number,
    state: order.state,
    paymentState: order.paymentState,
    paymentMethod: order.method,
    signedIn: order.signedIn,
    email: order.email,
    orderTotal: orderTotal(order),
    lines: order.lines.map((line) => ({
      productCode: line.goods.code,
      quantity: line.quantity,
      total: lineTotal(line),
    })),
  };
}

/**
 * A second commerce backend, written from contract.md part A alone: other ids, other codes, other error bodies than the
 * embedded one's, and no tolerance for a value in the wrong type. Everything is in memory.
 */
export async function startStrictBackend(storefront = 'http://localhost:3000'): Promise<StrictBackend> {
  let offset = 0;
  let url = '';
  const state = emptyState({ origin: () => url, storefront, now: () => Date.now() + offset });
  const server = await listen(createServer(getRequestListener(createApp(state).fetch)));
  url = server.url;

  const orderOf = (orderId: number): Order => {
    const order = state.orders.find(({ id }) => id === orderId);
    if (order?.state !== 'awaiting_payment') throw new Error(`order ${orderId} has no open payment`);
    return order;
  };
  const goodsOf = (code: string) => {
    const goods = state.goods.find((each) => each.code === code);
    if (!goods) throw new Error(`no goods ${code}`);
    return goods;
  };

  return {
    url,
    pages,
    variantCode: WITH_NUMBER,
    variantId: async (code) => goodsOf(code).variantId,
    orders: async () => state.orders.map(stored).reverse(),
    setClock: async (moment) => {
      offset = moment.getTime() - Date.now();
    },
    advance: async (seconds) => {
      offset += seconds * 1000;
    },
    answerSwish: async (orderId, decision) => settle(orderOf(orderId), decision === 'approve' ? 'paid' : 'UA01'),
    failSwish: (orderId, word) => settle(orderOf(orderId), word),
    changePrices: async (factor) => {
      for (const goods of state.goods) goods.price = Math.round(goods.price * factor);
      state.changed = state.now();
    },
    refuseNext: (word) => {
      state.refuseNext = word;
    },
    verifyEverybody: () => {
      state.verifyEverybody = true;
    },
    endSessions: () => {
      state.tokens = [];
    },
    setStock: (code, pieces) => {
      goodsOf(code).stock = pieces;
    },
    stop: server.stop,
  };
}
