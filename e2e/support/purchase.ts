import { expect } from 'playwright/test';
import { letPass } from './clock';
import { logIn } from './identity';
import type { Finder, Screen, Target } from './screen';
import { SWISH_SECONDS } from './shop';

const SOON = { timeout: 20_000 };

export const LISTING = '/kopa-guld/guldtackor/praglade-guldtackor';
export const SILVER = '/maple-leaf-silver/silvermynt-1oz-maple-leaf';
export const OTHER = { path: '/praglade-guldtackor/guldtacka-50g-valcambi', name: '50 g guldtacka Valcambi' };
export const BAR = { path: '/praglade-guldtackor/guldtacka-10g-valcambi', name: '10 g guldtacka Valcambi' };

export const BUYER = { email: 'tolvan@example.com', phone: '070-123 45 67', personalNumber: '19121212-1212' };

export const cartPanel = <T>(page: Finder<T>) => page.getByRole('dialog', { name: 'Min varukorg' });
export const buyButton = <T extends Finder<T> & { first(): T }>(page: Finder<T>) =>
  page.getByRole('main').getByRole('button', { name: 'Lägg till i varukorg' }).first();

/** Adds the product to the cart on its page; ends with the cart panel open. */
export async function putInCart(page: Screen, path = BAR.path): Promise<void> {
  await page.goto(path);
  await buyButton(page).click();
  await cartPanel(page).waitFor(SOON);
}

export async function fillCheckout(
  page: Screen,
  payment: string | RegExp,
  buyer: Partial<typeof BUYER> = BUYER,
): Promise<void> {
  await cartPanel(page).getByRole('button', { name: 'Till kassan' }).click();
  await page.waitForURL('**/checkout');
  await fillForm(page, payment, buyer);
}

export async function reviewOrder(
  page: Screen,
  payment: string | RegExp,
  buyer: Partial<typeof BUYER> = BUYER,
): Promise<void> {
  await putInCart(page);
  await fillCheckout(page, payment, buyer);
}

/** From the checkout's form to the review. A signed-in customer's e-mail address is there, and needs no personal number. */
export async function fillForm(page: Screen, payment: string | RegExp, buyer: Partial<typeof BUYER> = BUYER) {
  await page.getByRole('radio', { name: /PostNord/ }).check();
  await page.getByRole('radio', { name: payment }).check();
  const { email, phone, personalNumber } = buyer;
  if (email) await page.getByRole('textbox', { name: 'E-post' }).fill(email);
  if (phone) await page.getByRole('textbox', { name: 'Mobilnummer' }).fill(phone);
  if (personalNumber) await page.getByRole('textbox', { name: 'Personnummer' }).fill(personalNumber);
  await page.getByRole('button', { name: 'Granska beställningen' }).click();
  await page.getByRole('heading', { name: 'Granska och beställ' }).waitFor(SOON);
}

export const orderButton = <T>(page: Finder<T>) => page.getByRole('button', { name: 'Beställ och betala' });

/** Reads on to the button, until it looks ready (components/ui/settled-button.tsx). */
export async function untilSettled(button: Target): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  await expect.poll(() => button.getAttribute('data-settling'), { intervals: [100] }).toBeNull();
}

export async function press(button: Target): Promise<void> {
  await untilSettled(button);
  await button.click();
}

export const placeOrder = (page: Screen) => press(orderButton(page));

/** Lets the time pass after which the simulated payer has decided, and returns from the app to the page, which then checks at once. */
export async function decideInSwish(page: Screen): Promise<void> {
  await letPass(SWISH_SECONDS + 1);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

export const openSwish = <T>(page: Finder<T>) =>
  page.getByRole('heading', { name: 'Öppna Swish och godkänn betalningen' });

export async function expectThanks(page: Screen): Promise<void> {
  const waiting = openSwish(page);
  const thanks = page.getByRole('heading', { name: 'Tack för din beställning' });
  await waiting.or(thanks).waitFor(SOON);
  if (await waiting.isVisible()) await decideInSwish(page);
  await thanks.waitFor(SOON);
}

export async function orderAndPay(page: Screen): Promise<void> {
  await placeOrder(page);
  await expectThanks(page);
}

/** Buys a bar as a customer, who stays signed in. */
export async function buySignedIn(page: Screen): Promise<void> {
  await logIn(page);
  await reviewOrder(page, 'Swish', { phone: BUYER.phone });
  await orderAndPay(page);
}
