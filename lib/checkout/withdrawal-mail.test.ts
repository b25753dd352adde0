import { expect, it } from 'vitest';
import { orderLineFixture, placedOrderFixture } from './order.fixture';
import { withdrawalMail } from './withdrawal-mail';

it('fills in the form for the goods that may be withdrawn from, and for them alone', () => {
  const coin = orderLineFixture({ name: '1 oz Samlarmynt & ask', quantity: 2, mayWithdraw: true });
  const order = placedOrderFixture({ number: '000017', lines: [orderLineFixture(), coin] });
  const mail = new URL(withdrawalMail(order) ?? '');
  expect(mail.protocol).toBe('mailto:');
  expect(mail.searchParams.get('subject')).toBe('Jag ångrar mitt köp');
  const body = mail.searchParams.get('body');
  expect(body).toContain('avseende följande varor: 2 × 1 oz Samlarmynt & ask\n');
  expect(body).toContain('Ordernummer: 000017\n');
  expect(body).toMatch(/Beställdes den: \d+\s\p{L}+\s\d{4}\n/u);
});

it('is not offered where nothing may be withdrawn from', () => expect(withdrawalMail(placedOrderFixture())).toBeNull());
