import { storedOrders } from '../support/control';
import { identify, TOLVAN } from '../support/identity';
import { expectThanks, placeOrder, reviewOrder } from '../support/purchase';
import { CHANGES } from '../support/test';
import { expect, test } from './support/test';

test.use(CHANGES);

test('Swish: one paid order', async ({ tab }) => {
  await reviewOrder(tab, 'Swish');
  await placeOrder(tab);
  await expectThanks(tab);
  expect(await storedOrders()).toMatchObject([{ state: 'confirmed', paymentMethod: 'swish' }]);
});

test('a bank transfer, signed with BankID, shows how to pay', async ({ tab }) => {
  await reviewOrder(tab, /Banköverföring/);
  await placeOrder(tab);
  await identify(tab, TOLVAN);
  await expectThanks(tab);
  for (const fact of ['Bankgiro', 'OCR', 'Betala senast']) await tab.getByRole('main').containText(fact);
  expect(await storedOrders()).toMatchObject([{ state: 'confirmed', paymentMethod: 'bank_transfer' }]);
});

test('Zimpler, left by the back button and approved after all: one paid order', async ({ tab }) => {
  const approve = tab.getByRole('button', { name: 'Godkänn betalningen' });
  await reviewOrder(tab, /Zimpler/);
  await placeOrder(tab);
  await approve.waitFor();
  await tab.goBack();
  await tab.getByRole('heading', { name: 'Vi väntar på besked från banken' }).waitFor();
  await tab.getByRole('link', { name: 'Tillbaka till bankens sida' }).click();
  await tab.getByRole('radio').first().check();
  await approve.click();
  await expectThanks(tab);
  expect(await storedOrders()).toMatchObject([{ state: 'confirmed', paymentMethod: 'zimpler' }]);
});
