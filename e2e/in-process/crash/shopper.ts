import { ore } from '@/lib/domain/prices/money';
import type { WireId } from '@/lib/domain/shop-api/responses';
import { between, chance, pick } from '../../../backend/core/random';
import { type PaymentHandler, paymentHandler } from '../../../lib/domain/order/payments';
import type { CheckoutState } from '../../../lib/domain/order/state';
import { storedOrders } from '../../support/control';
import { BACKEND_URL, SITE_URL } from '../../support/shop';
import type { PaymentMethodName } from '../../support/stored-order';
import { type CheckoutPage, chooseMethods, refresh, type Storage, testItem } from '../support/checkout-page';
import { openHttpBrowser } from '../support/http-browser';
import {
  checkIdentity,
  embeddedPages,
  type HostedPages,
  sendForm,
  signIn,
  signOrder,
  signOut,
} from '../support/people';
import type { Purchase } from './books';
import { as, openPage } from './page';

const WAYS = ['swish', 'zimpler', 'bank_transfer'] as const;
/** Steps after which a purchase counts as stuck: an undisturbed one needs three. */
const PATIENCE = 60;

type Approval = 'approved' | 'none to approve';

/** Approves the open Swish payment of an order, as its payer does in the app. */
async function approveSwish(orderId: WireId, world: World): Promise<Approval> {
  const order = (await storedOrders()).find((candidate) => candidate.orderId === orderId);
  const open = order?.payments.find(({ method, state }) => method === 'swish' && state === 'created');
  if (!open) return 'none to approve';
  world.sent('/sim/swish');
  await sendForm(`${BACKEND_URL}/sim/swish/${open.ref}`, { decision: 'approve' });
  return 'approved';
}

/** The return link on the page of a finished identification; null on any other page. */
async function wayBack(hosted: string): Promise<string | null> {
  const response = await fetch(hosted);
  const link = /href="([^"]*grandidsession=[^"]*)"/.exec(await response.text())?.[1];
  return response.status === 410 && link !== undefined ? link.replaceAll('&amp;', '&') : null;
}

/** The providers' pages for a shopper interrupted by a crash: an identification that is already confirmed is not confirmed again. */
const patientPages: HostedPages = {
  ...embeddedPages,
  identify: async (hosted, personalNumber) => (await wayBack(hosted)) ?? embeddedPages.identify(hosted, personalNumber),
};

export interface World {
  /** Variants by code, with the ids by which an order names them. */
  readonly products: readonly (readonly [code: string, id: number])[];
  sent(path: string): void;
  standing(): Promise<void>;
}

export interface Buyer {
  readonly name: string;
  readonly personalNumber: string;
  readonly phone: string;
}

type Doubtful = Extract<CheckoutState, { status: 'doubt' }>;
type Paying = Extract<CheckoutState, { status: 'paying' }>;

/** A buyer who uses the shop's own checkout, and reacts as people do when nothing happens. */
export class Shopper {
  private readonly world: World;
  private readonly buyer: Buyer;
  private readonly seed: number;
  private readonly storage: Storage = new Map();
  private readonly browser;
  private page: CheckoutPage | undefined;
  private drawn = 0;
  private key = '';
  private email = '';
  private payment: PaymentMethodName = 'swish';
  private signedIn = false;
  private intents = new Set<string>();
  private bankPage: string | null = null;

  constructor(world: World, buyer: Buyer, seed: number) {
    this.world = world;
    this.buyer = buyer;
    this.seed = seed;
    this.browser = openHttpBrowser(SITE_URL, '203.0.113.1', (path) => world.sent(path));
  }

  /** Buys once, whatever happens to the servers. Throws when the purchase does not end. */
  buy(round: number, payment: PaymentMethodName): Promise<Purchase> {
    this.key = `${round} ${this.buyer.name}`;
    this.drawn = 0;
    this.payment = payment;
    this.email = `${this.buyer.name}-${round}@post.test`;
    this.signedIn = this.draw() < 0.25;
    this.intents = new Set();
    this.bankPage = null;
    this.browser.client = `198.51.${round % 250}.${Number(this.buyer.phone.slice(-2))}`;
    return as({ browser: this.browser, storage: this.storage }, () => this.untilDone());
  }

  private draw(): number {
    this.drawn += 1;
    return chance(this.seed, this.key, this.drawn);
  }

  private async untilDone(): Promise<Purchase> {
    let trouble: unknown;
    let isReady = false;
    for (let step = 0; step < PATIENCE; step += 1) {
      try {
        if (isReady) await this.step();
        else await this.arrive();
        isReady = true;
        if (this.page && this.page.checkout().status === 'done') return await this.leave(this.page);
      } catch (error) {
        // A server is down: the customer sees a message and retries, at once or when the shop is up again.
        trouble = error;
        if (this.draw() < 0.7) await this.world.standing();
      }
    }
    const status = JSON.stringify(this.page?.checkout());
    throw new Error(`${this.email} is stuck in ${status}`, { cause: trouble });
  }

  private async arrive(): Promise<void> {
    if (this.signedIn && !this.browser.cookies.has('guldkajen-session')) {
      await signIn(this.browser, { pages: patientPages }, this.buyer.personalNumber);
      if (!this.browser.cookies.has('guldkajen-session')) await checkIdentity(this.browser);
      if (!this.browser.cookies.has('guldkajen-session')) throw new Error('not signed in');
    }
    if (!this.page || this.draw() < 0.1) this.page = await openPage();
    await this.fillCart(this.page);
    if (this.page.checkout().status === 'done') this.page.dispatch({ type: 'cart-opened' });
    if (this.page.checkout().status === 'idle') this.page.enter(false, crypto.randomUUID());
  }

  private async fillCart(page: CheckoutPage): Promise<void> {
    const count = between(this.draw(), 1, 2);
    const first = between(this.draw(), 0, this.world.products.length - 1);
    const items = [];
    for (let index = 0; index < count; index += 1) {
      const [variantCode, id] = this.world.products[(first + index) % this.world.products.length] ?? ['', 0];
      const item = await testItem(this.browser, { variantCode, variantId: async () => id });
      const qty = between(this.draw(), 1, 3);
      items.push({ ...item, qty, sum: ore(item.price * qty) });
    }
    page.cart().replace(items);
  }

  private async step(): Promise<void> {
    const page = this.page ?? (await openPage());
    const state = page.checkout();
    switch (state.status) {
      case 'idle':
      case 'choosing-metal':
        page.enter(false, crypto.randomUUID());
        return;
      case 'details':
        return this.order(page, state);
      case 'doubt':
        return this.doubt(page, state);
      case 'changed':
        page.dispatch({ type: 'sum-accepted' });
        return;
      case 'paying':
        return this.pay(page, state);
      default:
        return;
    }
  }

  private async order(page: CheckoutPage, state: Extract<CheckoutState, { status: 'details' }>): Promise<void> {
    if (state.failure) page.dispatch({ type: 'failure-read' });
    if (state.attempt.orderId !== null || state.attempt.inDoubt) await page.meetEarlierOrder(state.attempt);
    if (page.checkout().status !== 'details') return;
    if (page.cart().data.length === 0) await this.fillCart(page);
    const { total, shipping } = await chooseMethods(page, this.browser, this.payment);
    const { checkout } = page;
    const current = checkout();
    if (current.status === 'details') this.intents.add(current.attempt.intent);
    const press = () => page.placeOrder(this.contact(), total, shipping);
    await (this.draw() < 0.15 ? Promise.all([press(), press()]) : press());
  }

  private contact() {
    return {
      email: this.email,
      phone: this.buyer.phone,
      ssn: this.signedIn ? null : this.buyer.personalNumber,
    };
  }

  private async doubt(page: CheckoutPage, state: Doubtful): Promise<void> {
    const way = pick(this.draw(), ['again', 'reload', 'other products', 'other payment method', 'leave']);
    if (way === 'again') {
      if (!(await page.recoverOrder()))
        await page.placeOrder(this.contact(), state.agreed.total, state.agreed.shipping);
    } else if (way === 'reload') {
      this.page = await openPage();
      await this.page.recoverOrder();
    } else if (way === 'leave') {
      page.dispatch({ type: 'cart-opened' });
      await this.fillCart(page);
    } else {
      if (way === 'other products') await this.fillCart(page);
      else this.payment = pick(this.draw(), WAYS);
      page.dispatch({ type: 'details-reopened' });
    }
  }

  private async pay(page: CheckoutPage, state: Paying): Promise<void> {
    const { orderId } = state.order;
    if (state.progress.kind === 'redirecting') this.bankPage = state.progress.redirectUrl;
    if (this.draw() < 0.1) {
      // Before paying, the customer changes their mind.
      if (this.draw() < 0.5) await this.fillCart(page);
      else this.payment = pick(this.draw(), WAYS);
      return page.dispatch({ type: 'details-reopened' });
    }
    if (await refresh(page)) return;
    const approval = await this.approve(page, state, paymentHandler(state.order.paymentCode));
    if (approval === 'none to approve') return page.dispatch({ type: 'details-reopened' });
    page.settleOrder(await page.fetchOrderStatus(orderId));
  }

  private async approve(page: CheckoutPage, { order }: Paying, handler: PaymentHandler | null): Promise<Approval> {
    if (handler?.name === 'swish') return approveSwish(order.orderId, this.world);
    if (handler?.name === 'bank_transfer') {
      await signOrder(this.browser, { pages: patientPages }, order.orderId, this.buyer.personalNumber);
      return 'approved';
    }
    if (this.bankPage === null) return 'none to approve';
    const address = this.bankPage;
    this.bankPage = null;
    this.world.sent(new URL(address).pathname);
    await patientPages.payAtBank(address, 'approve').catch(async (error) => {
      // Reloaded when the bank is reachable again, unless the order has ended.
      this.bankPage = page.settleOrder(await page.fetchOrderStatus(order.orderId)) ? null : address;
      throw error;
    });
    return 'approved';
  }

  private async leave(page: CheckoutPage): Promise<Purchase> {
    const state = page.checkout();
    if (state.status !== 'done') throw new Error(`left in ${state.status}`);
    const { order } = state;
    if (this.signedIn) await signOut(this.browser);
    return {
      email: this.email,
      payment: paymentHandler(order.paymentCode)?.name ?? order.paymentCode,
      intents: this.intents,
      total: order.orderTotal,
      lines: order.lines.map(({ productCode, quantity }) => `${productCode} × ${quantity}`).toSorted(),
    };
  }
}
