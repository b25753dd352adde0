import { writeSync } from 'node:fs';
import Sqlite from 'libsql';
import { openDatabase } from '../db/client';
import { GOLD, GOLD_TWO, openBackend, orderBody } from './backend.fixture';

/** Run as a program: orders once on the given file and is killed (-9) before its n-th write, COMMIT included. */
const [, , file = '', doomed = '0'] = process.argv;

let writes = 0;
let armed = false;

function count(statement: string): void {
  if (!armed || !/^\s*(insert|update|delete|commit)/i.test(statement)) return;
  writes += 1;
  if (writes === Number(doomed)) process.kill(process.pid, 'SIGKILL');
}

/** Calls `before` ahead of every call of the function. */
function watched<T extends object>(original: T, before: (values: unknown[]) => void): T {
  return new Proxy(original, {
    apply: (target, self, values) => {
      before(values);
      const result: unknown = Reflect.apply(Object(target), self, values);
      return result;
    },
  });
}

const { prepare, exec } = Sqlite.prototype;
Sqlite.prototype.exec = watched(exec, ([source]) => count(String(source)));
Sqlite.prototype.prepare = new Proxy(prepare, {
  apply: (target, self, values) => {
    const statement: object = Reflect.apply(target, self, values);
    for (const name of ['run', 'get', 'all']) {
      const value = watched(Reflect.get(statement, name), () => count(String(values[0])));
      Object.defineProperty(statement, name, { value });
    }
    return statement;
  },
});

const backend = openBackend(openDatabase(file));
armed = true;
const productVariants = { '0': { id: GOLD, quantity: 2 }, '1': { id: GOLD_TWO, quantity: 1 } };
const { body } = await backend.post('create-order', orderBody({ productVariants }));
writeSync(1, JSON.stringify({ orderId: body.orderId, writes }));
// What was answered has to be there already: no tidy closing.
process.kill(process.pid, 'SIGKILL');
