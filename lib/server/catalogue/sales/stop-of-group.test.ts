import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { setTestEnvironment } from '@/lib/server/config/env.fixture';
import { singleton } from '@/lib/server/config/singleton';
import { createMemoryStore } from '@/lib/server/store/memory';
import { describeWithServer, redisGroup } from '@/lib/server/store/redis-server.fixture';
import type { SharedStore } from '@/lib/server/store/store';
import { readStop, setStop } from './stop';

const here = vi.hoisted((): { store?: SharedStore } => ({}));
vi.mock('@/lib/server/store/shared-store', () => ({ sharedStore: () => here.store }));

const folder = mkdtempSync(join(tmpdir(), 'stop-'));
const STOP_FILE = join(folder, 'stop');
const { server, instance } = await redisGroup();
setTestEnvironment(undefined, { STOP_FILE, VALKEY_URL: server.url });

/** Goes on as another instance, which knows nothing of orders being stopped. */
async function asAnother(): Promise<void> {
  here.store = await instance();
  Object.assign(singleton('sales-stop', Object), { stop: null });
}

describeWithServer('instances that share a store', () => {
  it('stop and open together, and the log of each says who did', async () => {
    const lines: Record<string, unknown>[] = [];
    vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(JSON.parse(String(line))) > 0);
    onTestFinished(() => {
      vi.restoreAllMocks();
      rmSync(folder, { recursive: true });
    });
    await asAnother();
    await setStop('gold', 'Anna');
    await asAnother();
    expect(await readStop()).toMatchObject({ scope: 'gold', by: 'Anna' });
    const pressed = here.store;
    here.store = await instance();
    await here.store.set(
      'sales:stop',
      JSON.stringify({ scope: 'none', by: 'Bo', at: new Date().toISOString() }),
      60_000,
    );
    here.store = pressed;
    expect(await readStop()).toBeNull();
    expect(lines.map(({ message, by }) => `${message}: ${by}`)).toEqual([
      'orders are stopped: Anna',
      'orders are stopped: Anna',
      'orders are taken again: Bo',
    ]);

    writeFileSync(STOP_FILE, 'silver');
    expect(await setStop('gold', 'Anna'), 'both metals are everything').toMatchObject({ scope: 'all', by: 'Anna' });
    expect(await setStop('none', 'Bo'), 'a file is released by removing it').toMatchObject({ scope: 'silver' });

    await pressed?.set('sales:stop', '{"scope":"platinum"}', 60_000);
    rmSync(STOP_FILE);
    expect(await readStop(), 'of another version').toMatchObject({ scope: 'all' });
  });

  it('stop for a year unless somebody releases them', async () => {
    let now = 1;
    here.store = createMemoryStore(() => now);
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    onTestFinished(() => void vi.restoreAllMocks());
    await setStop('gold', 'Anna');
    now = 364 * 86_400_000;
    expect(await readStop()).toMatchObject({ scope: 'gold' });
    now = 366 * 86_400_000;
    expect(await readStop()).toBeNull();
  });
});
