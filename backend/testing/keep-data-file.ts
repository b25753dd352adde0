// The last step of `npm run backend:tables`: keeps a small data file of the new tables, which every later program must read
// (data-file.test.ts). Orders of each kind, in a catalogue of five products.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { BANK_TRANSFER, GOLD, identify, MAJA, newBackend, SILVER, ZIMPLER } from '../commerz/backend.fixture';
import journal from '../db/migrations/meta/_journal.json' with { type: 'json' };

const backend = newBackend();
await backend.create({ productVariants: { 0: { id: GOLD, quantity: 2 } } });
await backend.create({ phoneNumber: '0700000011' });
const { customerId, headers } = await identify(backend, MAJA);
const silver = { productVariants: { 0: { id: SILVER, quantity: 3 } }, subscribedToNewsletter: true };
await backend.create(
  { paymentId: BANK_TRANSFER, ssn: undefined, customerId, email: 'maja@post.test', ...silver },
  headers,
);
await backend.create({ paymentId: BANK_TRANSFER });
await backend.create({ paymentId: ZIMPLER });
const { body } = await backend.create({ paymentId: BANK_TRANSFER, ssn: MAJA, agreed: { terms: '2026-11' } });
await backend.post(
  'confirm-manual-payment',
  { orderId: body.orderId },
  (await identify(backend, MAJA, 'signing')).headers,
);
await backend.create({ phoneNumber: '0700000006' });
await backend.post('withdraw-order', { orderNumber: '000000001', name: 'Tolvan Tolvansson', email: 'kund@post.test' });
backend.clock.advance(10);
await backend.storedOrders();
const tracking = { code: 'GK1', url: 'https://sparning.example/GK1' };
await backend.control('order', { orderId: 1, event: 'parcel', state: 'sent', tracking });
await backend.control('order', { orderId: 1, event: 'refund', amount: 100_000 });
await backend.control('order', { orderId: 3, event: 'cancel', because: 'shop' });

const folder = mkdtempSync(join(tmpdir(), 'backend-kept-'));
const file = join(folder, 'shop.sqlite');
backend.db.run(sql`VACUUM INTO ${file}`);
const kept = new URL(`../db/released/${journal.entries.at(-1)?.tag}.sqlite.gz`, import.meta.url);
writeFileSync(kept, gzipSync(readFileSync(file), { level: 9 }));
rmSync(folder, { recursive: true });
