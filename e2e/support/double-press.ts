import type { Locator, Page } from 'playwright/test';
import { storedOrders } from './control';
import {
  BAR,
  BUYER,
  buyButton,
  cartPanel,
  fillForm,
  OTHER,
  openSwish,
  orderButton,
  putInCart,
  untilSettled,
} from './purchase';
import { expect } from './test';

/* People who double-click everything: one double click is one step, wherever the second press lands. */

/** At some of them a button of the review is where "Granska beställningen" was. */
export const SIZES = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 1366 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1200 },
  { width: 2560, height: 1300 },
] as const;

/** Milliseconds between the two presses, of which systems count up to 500 as a double click. */
export const DELAYS = [30, 120, 250, 450] as const;

const BACKORDER = '/gjutna-guldtackor/guldtacka-1kg-pamp-gjuten';

async function doublePress(page: Page, button: Locator, delay: number): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error(`${button} is not visible`);
  // Between down and up, and between the clicks.
  await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2, { delay: delay / 2 });
}

/** A press by keyboard: no double click includes it. */
const press = (button: Locator) => button.press('Enter');

const quantity = (page: Page) => cartPanel(page).getByRole('textbox', { name: 'Antal' }).first();

/** Opens the product with an empty cart and no order begun. */
async function emptyProduct(page: Page, path = BAR.path): Promise<void> {
  if (page.url() !== 'about:blank') await page.evaluate(() => localStorage.clear());
  await page.goto(path);
}

/** A product on backorder, which is added only after a question. */
async function openBackorder(page: Page): Promise<Locator> {
  await emptyProduct(page, BACKORDER);
  return buyButton(page);
}

const backorder = (page: Page) => page.getByRole('dialog', { name: /^Just nu längre leveranstid/ });

async function backorderButton(page: Page, name: string): Promise<Locator> {
  await press(await openBackorder(page));
  return backorder(page).getByRole('button', { name });
}

export interface Step {
  readonly name: string;
  /** Leads to the button; may begin on the page after the same step. */
  readonly arrive: (page: Page) => Promise<Locator>;
  /** Exactly the button's own step. */
  readonly expectOne: (page: Page) => Promise<void>;
  /** Orders that it places. */
  readonly orders?: number;
}

const open = async (page: Page) => {
  await expect(cartPanel(page)).toBeVisible();
  return cartPanel(page);
};

/** The filled form, through the review. */
async function form(page: Page): Promise<Locator> {
  if (await openSwish(page).isVisible()) await emptyProduct(page);
  const edit = page.getByRole('button', { name: 'Ändra leverans' });
  if (!(await edit.isVisible())) {
    if (new URL(page.url()).pathname !== '/checkout') {
      await putInCart(page);
      await press(cartPanel(page).getByRole('button', { name: 'Till kassan' }));
      await page.waitForURL('**/checkout');
    }
    await fillForm(page, 'Swish');
  }
  await press(edit);
  const review = page.getByRole('button', { name: 'Granska beställningen' });
  await expect(review).toBeVisible();
  return review;
}

/** The review with the focus on its heading: at its top, or scrolled down to a heading that is below the first screen. */
async function expectReview(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { name: 'Granska och beställ' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 0.9 });
  const beyond = await heading.evaluate((element) =>
    element.getBoundingClientRect().bottom + scrollY > innerHeight ? 0 : scrollY,
  );
  expect(beyond).toBe(0);
}

export const GRANSKA: Step = { name: 'Granska beställningen', arrive: form, expectOne: expectReview };

export const CART_STEPS: readonly Step[] = [
  {
    name: 'Lägg till i varukorg',
    arrive: async (page) => {
      await emptyProduct(page);
      return buyButton(page);
    },
    expectOne: async (page) => {
      await open(page);
      await expect(quantity(page)).toHaveValue('1');
    },
  },
  {
    name: 'Lägg till i varukorg, of a product on backorder',
    arrive: openBackorder,
    expectOne: async (page) => {
      await expect(backorder(page)).toBeVisible();
      await expect(cartPanel(page)).toBeHidden();
    },
  },
  {
    name: 'Lägg till i varukorgen',
    arrive: (page) => backorderButton(page, 'Lägg till i varukorgen'),
    expectOne: async (page) => {
      await open(page);
      await expect(quantity(page)).toHaveValue('1');
    },
  },
  {
    name: 'Avbryt, of the question about a backorder',
    arrive: (page) => backorderButton(page, 'Avbryt'),
    expectOne: async (page) => {
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('button', { name: /^Varukorg, tom/ })).toBeVisible();
    },
  },
  {
    name: 'Ta bort',
    arrive: async (page) => {
      await emptyProduct(page);
      await putInCart(page, OTHER.path);
      await putInCart(page);
      return cartPanel(page)
        .getByRole('button', { name: /^Ta bort/ })
        .first();
    },
    expectOne: (page) => expect(cartPanel(page).getByRole('listitem').getByRole('textbox')).toHaveCount(1),
  },
  {
    name: 'Dela varukorgen',
    arrive: async (page) => {
      await putInCart(page);
      return (await open(page)).getByRole('button', { name: 'Dela varukorgen' });
    },
    expectOne: async (page) => {
      await open(page);
      await expect(page).toHaveURL(BAR.path);
    },
  },
  {
    name: 'Stäng varukorgen',
    arrive: async (page) => {
      await page.goto(BAR.path);
      await press(page.getByRole('button', { name: /^Varukorg/ }));
      return (await open(page)).getByRole('button', { name: 'Stäng varukorgen' });
    },
    expectOne: (page) => expect(page.getByRole('dialog')).toHaveCount(0),
  },
  {
    name: 'Till kassan',
    arrive: async (page) => {
      await putInCart(page);
      return (await open(page)).getByRole('button', { name: 'Till kassan' });
    },
    expectOne: async (page) => {
      await expect(page).toHaveURL('/checkout');
      await expect(page.getByRole('heading', { name: 'Leverans, betalning och uppgifter' })).toBeVisible();
      await expect(page.getByRole('alert').filter({ hasText: 'behöver rättas' })).toHaveCount(0);
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    },
  },
];

export const EDIT: Step = {
  name: 'Ändra leverans',
  arrive: async (page) => {
    await press(await form(page));
    return page.getByRole('button', { name: 'Ändra leverans' });
  },
  expectOne: async (page) => {
    await expect(page.getByRole('group', { name: 'Leveranssätt' })).toBeFocused();
    await expect(page.getByRole('radio', { name: /PostNord/ })).toBeChecked();
    await expect(page.getByRole('alert').filter({ hasText: 'behöver rättas' })).toHaveCount(0);
  },
};

export const ORDER: Step = {
  name: 'Beställ och betala',
  arrive: async (page) => {
    await form(page);
    // Swish accepts one open request for a number.
    await fillForm(page, 'Swish', { ...BUYER, phone: `07012345${10 + (await storedOrders()).length}` });
    const button = orderButton(page);
    await untilSettled(button);
    return button;
  },
  expectOne: (page) => expect(openSwish(page)).toBeVisible(),
  orders: 1,
};

/** Of an open order. */
export const LEAVE: Step = {
  name: 'Avbryt',
  arrive: async (page) => page.getByRole('button', { name: 'Avbryt' }),
  expectOne: async (page) => {
    await expect(page.getByRole('dialog', { name: 'Lämna kassan?' })).toBeVisible();
    await expect(page).toHaveURL('/checkout');
    await press(page.getByRole('button', { name: 'Stanna i kassan' }));
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
};

export async function doublePresses(page: Page, step: Step, size: (typeof SIZES)[number], delay: number) {
  await page.setViewportSize(size);
  const button = await step.arrive(page);
  const before = (await storedOrders()).length;
  await doublePress(page, button, delay);
  await step.expectOne(page);
  expect(await storedOrders()).toHaveLength(before + (step.orders ?? 0));
}
