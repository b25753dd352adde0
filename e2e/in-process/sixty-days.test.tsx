import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartProduct } from '../../lib/domain/cart/cart.fixture';
import { BUYER, openCheckoutPage, order, testItem, waitingOrder } from './support/checkout-page';
import { checkoutScene } from './support/checkout-scene';
import { signInOnPage, signOrder, TOLVAN } from './support/people';

/*
 * An order lives for weeks. Four of them, each looked at during sixty days on every page that names it: in a tab that was open all the
 * time and in fresh ones, signed in and as a guest. What is expected is what is true for the buyer at that moment.
 */

vi.mock('next/navigation', () => {
  const router = { push: () => {}, replace: () => {} };
  return { useRouter: () => router, usePathname: () => '/checkout' };
});

const DAY = 24 * 3_600_000;
/** A Tuesday: a transfer has to be paid by Wednesday. */
const START = Date.parse('2026-12-01T09:06:00Z');
const MOMENTS = ['1 minute', '1 day', '4 days', '15 days', '60 days'] as const;
type Moment = (typeof MOMENTS)[number];
const DAYS: Readonly<Record<Moment, number>> = {
  '1 minute': 1 / 1440,
  '1 day': 1,
  '4 days': 4,
  '15 days': 15,
  '60 days': 60,
};

const BAR = 'guldtacka-10g-valcambi';
const goods = (variantId: string) =>
  cartProduct({ variantId, code: BAR, variantCode: BAR, name: '10 g guldtacka Valcambi' });
const changed = new Date(START).toISOString();
beforeEach(() => void vi.useFakeTimers({ now: START, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());
const scene = checkoutScene({ prices: async () => ({ changed, byVariant: new Map(), goods }) });

async function travelTo(days: number): Promise<void> {
  const now = START + days * DAY;
  vi.setSystemTime(now);
  await scene.backend.control('clock', { now: new Date(now).toISOString() });
}

interface Sight {
  readonly order: readonly string[];
  readonly list: string;
  /** Pieces in "Min metall" and in the tax list; 0: neither is shown. */
  readonly metal: number;
}

interface Story {
  readonly payment: 'swish' | 'bank_transfer';
  readonly pieces: number;
  /** What happens, by days from the order. */
  readonly events: readonly (readonly [day: number, event: () => Promise<unknown>])[];
  readonly sights: Readonly<Record<Moment, Sight>>;
}

const play = (event: Readonly<Record<string, unknown>>) => () =>
  scene.backend.control('order', { orderId: 1, ...event });
const parcel = (number: number, state: string) => play({ event: 'parcel', parcel: number, state });
const sent = (number: number, code: string) => {
  const tracking = { code, url: `https://sparning.example/${code}` };
  return play({ event: 'parcel', parcel: number, state: 'sent', tracking, lines: [{ variantCode: BAR, quantity: 1 }] });
};
async function refundOnePiece() {
  const [stored] = await scene.backend.orders();
  const [line] = stored?.lines ?? [];
  return play({ event: 'refund', amount: (line?.total ?? 0) / (line?.quantity ?? 1) })();
}
async function stateWithdrawal() {
  const body = JSON.stringify({ orderNumber: '000000001', name: 'Tolvan Tolvansson', email: BUYER.email });
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
  expect((await fetch(`${scene.backend.url}/sylius/commerz/withdraw-order`, init)).status).toBe(200);
}

const OWED = ['Så betalar du', 'Bankgiro', '2 december 2026'];
const owed: Sight = { order: OWED, list: 'väntar på din överföring', metal: 0 };
const LATE = 'Sista dagen att betala har gått ut. Betala inte';
const expired: Sight = {
  order: [LATE, 'Beställ igen', 'inom 3 bankdagar från beställningen'],
  list: 'Inte betald i tid',
  metal: 0,
};
const SOON = 'Vi skickar normalt inom';
const returned: Sight = {
  order: ['Utlämnat 6 december 2026', 'Tillbaka hos oss 13 december 2026', 'delvis återbetald', 'den 15 december 2026'],
  list: 'delvis återbetald',
  metal: 1,
};
const DELIVERED = 'Utlämnat 4 december 2026';

const stories: Readonly<Record<string, Story>> = {
  'a transfer that nobody pays': {
    payment: 'bank_transfer',
    pieces: 1,
    events: [],
    sights: { '1 minute': owed, '1 day': owed, '4 days': expired, '15 days': expired, '60 days': expired },
  },
  'a transfer that comes too late, and goes back': {
    payment: 'bank_transfer',
    pieces: 1,
    events: [
      [10, play({ event: 'pay' })],
      [20, play({ event: 'refund' })],
    ],
    sights: {
      '1 minute': owed,
      '1 day': owed,
      '4 days': expired,
      '15 days': { order: ['Avbruten, men betald', 'så betalar vi tillbaka'], list: 'Avbruten, men betald', metal: 0 },
      '60 days': {
        order: ['Vi har betalat tillbaka', 'den 21 december 2026'],
        list: 'Avbruten, återbetald',
        metal: 0,
      },
    },
  },
  'two parcels by Swish, of which one comes back': {
    payment: 'swish',
    pieces: 2,
    events: [
      [0.9, sent(1, 'AA1')],
      [3, sent(2, 'BB2')],
      [5, parcel(1, 'delivered')],
      [12, parcel(2, 'returned')],
      [14, refundOnePiece],
    ],
    sights: {
      '1 minute': { order: ['Betald.', SOON], list: 'Betald', metal: 2 },
      '1 day': {
        order: [
          'Skickat 2 december 2026',
          '1 st 10 g guldtacka Valcambi',
          'AA1',
          'Övriga varor kommer i ett eget paket',
        ],
        list: 'skickat 2 december 2026',
        metal: 2,
      },
      '4 days': {
        order: ['Skickat 2 december 2026', 'AA1', 'Skickat 4 december 2026', 'BB2'],
        list: 'skickat 2 december 2026, skickat 4 december 2026',
        metal: 2,
      },
      '15 days': returned,
      '60 days': returned,
    },
  },
  'a withdrawal that the shop refuses': {
    payment: 'swish',
    pieces: 1,
    events: [
      [2, stateWithdrawal],
      [10, play({ event: 'withdrawal', decision: 'refused' })],
    ],
    sights: {
      '1 minute': { order: ['Betald.', SOON], list: 'Betald', metal: 1 },
      '1 day': { order: ['Betald.', 'Packat 2 december 2026'], list: 'packat 2 december 2026', metal: 1 },
      '4 days': {
        order: ['Betald.', 'A1', 'Till dess gäller beställningen som förut', DELIVERED],
        list: 'meddelande om ångrat köp mottaget',
        metal: 1,
      },
      '15 days': { order: ['Betald.', 'Köpet gäller', DELIVERED], list: 'Betald', metal: 1 },
      '60 days': { order: ['Betald.', 'Köpet gäller', DELIVERED], list: 'Betald', metal: 1 },
    },
  },
};

/** What is false as soon as something else is true. */
const EXCLUDED: readonly (readonly [fact: string, never: readonly string[]])[] = [
  [LATE, ['Så betalar du', 'Bankgiro', SOON, 'inte skickade än']],
  ['Skickat 2 december', [SOON]],
  ['BB2', ['du får ett spårningsnummer']],
  [DELIVERED, [SOON, 'är på väg']],
  ['Tillbaka hos oss', [SOON]],
  ['Avbruten', ['Så betalar du', SOON, 'inte skickade än', 'Swish-appen']],
  ['Köpet gäller', ['svarar på det', 'betalar tillbaka']],
  ['gäller beställningen som förut', ['betalar tillbaka', 'behöver inte betala']],
];

async function place({ payment, pieces }: Story, isSignedIn: boolean): Promise<void> {
  await travelTo(0);
  const { browser, backend, page } = scene;
  if (isSignedIn) await signInOnPage(browser, backend, TOLVAN);
  page.cart().replace([{ ...(await testItem(browser, backend)), qty: pieces }]);
  await order(scene, payment, isSignedIn ? { ...BUYER, ssn: null } : BUYER);
  expect(waitingOrder(page)).toBe(1);
  if (payment === 'swish') await backend.approveSwish(1);
  else if (!isSignedIn) await signOrder(browser, backend, 1);
}

const PATIENTLY = { timeout: 20_000 };
const textOf = (element: Element | null | undefined) => (element?.textContent ?? '').replaceAll('\u00a0', ' ');

/** Opens the order's page and, for a customer, "Mina sidor". */
async function openTabs(isSignedIn: boolean) {
  location.href = 'http://localhost:3000/order/1';
  const { cleanup, render, waitFor } = await import('@testing-library/react');
  const { OrderPage } = await import('../../components/order/order-page');
  const { Profile } = await import('../../components/account/profile');
  const { getQueryClient } = await import('../../components/queries/client');
  // The code of "Min metall" comes later.
  const [page, profile] = await act(
    async () => [render(<OrderPage />), isSignedIn ? render(<Profile />) : null] as const,
  );
  const part = (name: string) => profile?.container.querySelector(`[aria-labelledby=${name}]`);

  const expectSight = ({ order, list, metal }: Sight) =>
    waitFor(() => {
      const text = textOf(page.container);
      for (const fact of order) expect(text).toContain(fact);
      for (const [fact, never] of EXCLUDED)
        if (text.includes(fact)) for (const lie of never) expect(text, `beside "${fact}"`).not.toContain(lie);
      if (profile === null) return;
      expect(textOf(profile.container)).toContain(list);
      const pieces = part('min-metall')?.querySelector('th')?.closest('table');
      if (metal === 0) expect(part('min-metall')).toBeNull();
      else expect(textOf(pieces)).toContain(`10 g guldtacka Valcambi ${metal} st`);
      const bought = [...(part('underlag')?.querySelectorAll('tbody tr:first-child td') ?? [])].map(textOf);
      if (metal > 0) expect(bought).toContain(String(metal));
    }, PATIENTLY);
  const expectHidden = () =>
    waitFor(() => expect(textOf(page.container)).toContain('Logga in för att se beställningen'), PATIENTLY);
  /** Looks at the tab again; until its responses have come, so that no call of this day meets the session of another. */
  const comeBack = async () => {
    await act(async () => void window.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(getQueryClient().isFetching()).toBe(0), PATIENTLY);
  };
  return { cleanup, comeBack, expectHidden, expectSight };
}

describe.each(Object.entries(stories))('%s', { timeout: 180_000 }, (_name, story) => {
  /** Calls `look` at each moment, after everything that has happened until then. */
  async function live(isSignedIn: boolean, look: (sight: Sight, isGone: boolean) => Promise<void>) {
    await place(story, isSignedIn);
    let past = 0;
    for (const moment of MOMENTS) {
      for (const [day, event] of story.events.filter(([day]) => day > past && day <= DAYS[moment])) {
        await travelTo(day);
        await event();
      }
      past = DAYS[moment];
      await travelTo(past);
      // Sessions last for hours, the browser's memory of a guest's orders for thirty days.
      await look(story.sights[moment], !isSignedIn && past > 30);
    }
  }

  it.each([true, false])('in fresh tabs, signed in: %s', async (isSignedIn) => {
    await live(isSignedIn, async (sight, isGone) => {
      await openCheckoutPage(scene.browser, scene.storage);
      if (isSignedIn) await signInOnPage(scene.browser, scene.backend, TOLVAN);
      const { cleanup, expectHidden, expectSight } = await openTabs(isSignedIn);
      await (isGone ? expectHidden() : expectSight(sight));
      cleanup();
    });
  });

  it.each([true, false])('in a tab that stays open, signed in: %s', async (isSignedIn) => {
    let tabs: Awaited<ReturnType<typeof openTabs>> | undefined;
    await live(isSignedIn, async (sight, isGone) => {
      if (isSignedIn) await signInOnPage(scene.browser, scene.backend, TOLVAN);
      tabs ??= await openTabs(isSignedIn);
      await tabs.comeBack();
      await (isGone ? tabs.expectHidden() : tabs.expectSight(sight));
    });
  });
});
