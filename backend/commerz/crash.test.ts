import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { variants } from '../db/catalogue-tables';
import { openDatabase } from '../db/client';
import { customers, orderLines, orders, payments } from '../db/order-tables';
import { GOLD, openBackend, orderBody, stock } from './backend.fixture';

const folder = mkdtempSync(join(tmpdir(), 'guldkajen-crash-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const prepared = join(folder, 'prepared.sqlite');
const seeded = openDatabase(prepared);
stock(seeded);
seeded.run(sql`PRAGMA wal_checkpoint(TRUNCATE)`);

const program = fileURLToPath(new URL('./crash-child.fixture.ts', import.meta.url));

/** Orders in another process that is killed before its n-th write, and tells what it said and what it left. */
async function crash(name: string, doomed: number) {
  const file = join(folder, `${name}.sqlite`);
  copyFileSync(prepared, file);
  const said = await new Promise<{ signal: unknown; output: string }>((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', program, file, String(doomed)], (error, output) =>
      resolve({ signal: error?.signal, output }),
    );
  });
  const db = openDatabase(file);
  const count = (table: typeof orders | typeof orderLines | typeof payments | typeof customers) =>
    db.select().from(table).all().length;
  const left = {
    orders: count(orders),
    lines: count(orderLines),
    payments: count(payments),
    customers: count(customers),
    stock: db.select().from(variants).where(eq(variants.id, GOLD)).get()?.stock,
  };
  return { ...said, left, db };
}

const nothing = { orders: 0, lines: 0, payments: 0, customers: 0, stock: 12 };
const everything = { orders: 1, lines: 2, payments: 1, customers: 1, stock: 10 };

describe('kill -9', () => {
  it('after the answer leaves the whole order, which a new process goes on with', async () => {
    const { signal, output, left, db } = await crash('answered', 0);
    expect(signal).toBe('SIGKILL');
    expect(JSON.parse(output)).toMatchObject({ orderId: 1 });
    expect(left).toEqual(everything);
    const backend = openBackend(db);
    backend.clock.advance(3);
    expect((await backend.get('get-swish-check-payment?orderId=1')).body).toEqual({ code: 200, message: 'PAID' });
    expect((await backend.post('create-order', orderBody({ orderId: 1 }))).body.code).toBe(200);
    expect((await backend.storedOrders())[0].payments).toHaveLength(1);
  }, 60_000);

  it('before any of the writes leaves nothing at all, and the next order works', async () => {
    const { writes } = JSON.parse((await crash('counted', 0)).output);
    expect(writes).toBeGreaterThan(8);
    const rest = Array.from({ length: writes }, (_, index) => index + 1);
    while (rest.length > 0) {
      const results = await Promise.all(rest.splice(0, 3).map((doomed) => crash(`before-${doomed}`, doomed)));
      for (const { signal, output, left, db } of results) {
        expect({ signal, output, left }).toEqual({ signal: 'SIGKILL', output: '', left: nothing });
        expect((await openBackend(db).post('create-order', orderBody())).body).toMatchObject({ code: 200, orderId: 1 });
      }
    }
  }, 120_000);
});
