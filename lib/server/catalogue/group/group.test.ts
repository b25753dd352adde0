import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { aCategory } from '@/lib/domain/listing/category.fixture';
import { ore } from '@/lib/domain/prices/money';
import { aProduct, aVariant } from '@/lib/domain/product/product.fixture';
import { collectReports } from '@/lib/server/reporting/reports.fixture';
import { describeWithServer, redisGroup, until } from '@/lib/server/store/redis-server.fixture';
import { CommerceError } from '@/lib/server/sylius/faults/errors';
import { buildCatalogue } from '../catalogue';
import type { Snapshot, Status } from '../load/load';
import { aSnapshot } from '../snapshot.fixture';
import { createGroup, type RemoteLoad } from './group';
import { createSigner } from './signed';

const { server, instance: connect } = await redisGroup();
const { messages: reports } = collectReports();
const SECRET = 'y'.repeat(32);

const BEFORE = '2026-11-21T10:05:00.000Z';
const AFTER = '2026-11-21T10:15:00.000Z';
const NEXT = { [BEFORE]: AFTER, [AFTER]: '2026-11-21T10:25:00.000Z' };
const roots = [aCategory('kopa-guld', { ...aCategory('praglade-guldtackor'), description: '<p>x</p>' })];

/** State of a backend: its epoch, the price of its one bar, whether it responds. */
interface Backend {
  changed: string;
  price: number;
  isAway?: boolean;
  /** Duration of a load in milliseconds. */
  takes?: number;
}

const quiet = (): Backend => ({ changed: BEFORE, price: 1_000_000 });

function catalogueAt(price: number) {
  const variants = [
    aVariant({ price: ore(price), hasTextId: true }),
    aVariant({ id: '59', code: 'v-59', price: null }),
  ];
  const goods = { metal: 'gold', form: 'bar', weight: 10, weightType: 'g', purity: 999.9 } as const;
  const terms = new Map([['v-58', { goods, sale: null }]]);
  return buildCatalogue([aProduct({ price: ore(price), variants })], roots, true, terms);
}

/** Another instance of the shop `name`; `requested` counts its requests to the backend. */
async function instance(backend: Backend, name: string) {
  const store = await connect();
  const requested = { status: 0, loads: 0 };
  const refuse = () => {
    if (backend.isAway) throw new CommerceError('network', 'away');
  };
  const fetchStatus = async (): Promise<Status> => {
    requested.status += 1;
    refuse();
    const received = Date.now();
    // The backend's clock is two minutes ahead of ours.
    return { time: new Date(received + 120_000).toISOString(), changed: backend.changed, received };
  };
  const loadAlone = async (
    _: Snapshot | undefined,
    { changed, time, received }: Status,
    force: boolean,
  ): Promise<Snapshot> => {
    requested.loads += 1;
    refuse();
    const { price } = backend;
    await pause(backend.takes ?? 50);
    const epoch = { changed, nextChange: Reflect.get(NEXT, changed) };
    const loaded = aSnapshot(catalogueAt(price), String(price), epoch, Date.parse(time) - received);
    return force ? { ...loaded, isForced: true } : loaded;
  };
  return { requested, store, group: createGroup({ store, name, secret: SECRET, fetchStatus, loadAlone }) };
}

type Instance = Awaited<ReturnType<typeof instance>>;

const load = ({ group }: Instance, force = false) => group.load(undefined, undefined, force);
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** One check, like that of ../snapshot.ts. */
async function check({ group }: Instance, current: Snapshot): Promise<Snapshot> {
  const status = await group.status();
  return status.changed === current.epoch.changed ? current : group.load(current, status, false);
}

/** Waits for the first load of another instance. */
const nextLoadOf = ({ group }: Instance) => new Promise<RemoteLoad>((resolve) => group.follow(resolve));

/** Starts all instances, then loads a change of prices in all of them. Returns the prices that they have after it. */
async function pricesAfterTick(all: readonly Instance[], backend: Backend, between = async () => {}) {
  const current = await Promise.all(all.map((each) => load(each)));
  await between();
  Object.assign(backend, { changed: AFTER, price: 1_100_000 });
  const next = await Promise.all(all.map((each, index) => check(each, current[index] as Snapshot)));
  return next.map(priceIn);
}

const sum = (all: readonly Instance[], what: 'status' | 'loads') =>
  all.reduce((total, { requested }) => total + requested[what], 0);
const priceIn = (snapshot: Snapshot) => snapshot.catalogue.byCode.get('guldtacka-10g-valcambi')?.price;

async function trio(changes: Partial<Backend> = {}) {
  const backend = { ...quiet(), ...changes };
  const name = randomUUID();
  const [one, two, three] = await Promise.all([0, 1, 2].map(() => instance(backend, name)));
  if (!one || !two || !three) throw new Error('no group');
  return { backend, one, two, three, all: [one, two, three] };
}

describeWithServer('three instances', () => {
  it('load once at startup, and have equal catalogues', async () => {
    const { all } = await trio();
    const [first, ...others] = await Promise.all(all.map((each) => load(each)));
    expect([sum(all, 'status'), sum(all, 'loads')]).toEqual([1, 1]);
    const whole = ({ catalogue, checking, epoch, fingerprint, lacksBranch, lists, rates, report }: Snapshot) => [
      { catalogue, checking, fingerprint, lacksBranch, lists, rates, report },
      epoch.changed,
    ];
    for (const other of others) {
      expect(first && whole(other)).toEqual(first && whole(first));
      expect(Math.abs(other.loadedAt - (first?.loadedAt ?? 0))).toBeLessThan(10_000);
    }
  });

  it('request the status once and load once at a tick', async () => {
    const { backend, all } = await trio();
    expect(await pricesAfterTick(all, backend)).toEqual([1_100_000, 1_100_000, 1_100_000]);
    expect([sum(all, 'status'), sum(all, 'loads')]).toEqual([2, 2]);
  });

  it('take a load that was running when they learned of the tick', async () => {
    const { one, two } = await trio({ takes: 400 });
    const early = load(one);
    await until(() => one.requested.loads === 1);
    const status: Status = { time: BEFORE, changed: BEFORE, received: Date.now() };
    expect(priceIn(await two.group.load(undefined, status, false))).toBe(1_000_000);
    await early;
    expect(two.requested).toEqual({ status: 0, loads: 0 });
  });

  it('request the status once a second in total, however often it is called', async () => {
    const { all } = await trio();
    const started = Date.now();
    const end = started + 2_500;
    let responses = 0;
    const keepChecking = async ({ group }: Instance) => {
      while (Date.now() < end) {
        expect((await group.status()).changed).toBe(BEFORE);
        responses += 1;
      }
    };
    await Promise.all(all.map(keepChecking));
    expect(responses).toBeGreaterThanOrEqual(6);
    expect(sum(all, 'status')).toBeLessThanOrEqual(1 + Math.ceil((Date.now() - started) / 1_000));
  });

  it.each([
    ['of the same epoch', BEFORE, true],
    ['of an epoch that went back, as after a clock correction', AFTER, false],
  ])('receive a load of another instance, and take it without a backend request: %s', async (_, first, force) => {
    const { backend, one, two } = await trio({ changed: first });
    const nextLoad = nextLoadOf(two);
    await load(two);
    Object.assign(backend, { changed: BEFORE, price: 1_050_000 });
    await one.group.load(undefined, { time: BEFORE, changed: BEFORE, received: Date.now() }, force);
    const requested = { ...two.requested };
    const remote = await nextLoad;
    const taken = await two.group.take(remote);
    expect(taken && [priceIn(taken), taken.epoch.changed]).toEqual([1_050_000, BEFORE]);
    expect(taken?.isForced ?? false, 'accepted by an operator, for all instances').toBe(force);
    expect(taken?.confirmedAt).toBeLessThanOrEqual(Date.now());
    expect(two.requested).toEqual(requested);
    expect(await two.group.take(remote)).toBeNull();
  });
});

describeWithServer('a forced load', () => {
  it('does not return one that began before it', async () => {
    const { backend, one, two, three } = await trio({ takes: 400 });
    const early = load(one);
    await until(() => one.requested.loads === 1);
    backend.price = 1_200_000;
    const forced = await Promise.all([two, three].map((each) => load(each, true)));
    expect(priceIn(await early)).toBe(1_000_000);
    expect(forced.map(priceIn)).toEqual([1_200_000, 1_200_000]);
    expect(two.requested.loads + three.requested.loads).toBe(1);
  });
});

describeWithServer('a catalogue in the store', () => {
  it.each<[string, (name: string) => Buffer]>([
    ['no document', () => Buffer.from('x')],
    ['one of another shop', (name) => createSigner('z'.repeat(32), `catalogue ${name}`).sign(Buffer.from('{}'))],
    ['signed, but not a catalogue', (name) => createSigner(SECRET, `catalogue ${name}`).sign(Buffer.from('{}'))],
  ])('is rejected: %s', async (_, poison) => {
    const name = randomUUID();
    const one = await instance(quiet(), name);
    await one.store.putDocument(`catalogue:${name}`, poison(name), 60_000);
    expect(priceIn(await load(one))).toBe(1_000_000);
    expect(one.requested.loads).toBe(1);
    expect(reports).toContain('the catalogue in the shared store cannot be read');
  });

  it('is not taken again by the instance that loaded it, when the backend’s clock has been read a little differently', async () => {
    const one = await instance(quiet(), randomUUID());
    const first = await load(one);
    // Times in whole seconds differ by that much.
    const received = Date.now();
    const time = new Date(received + first.clockOffset - 900).toISOString();
    await one.group.load(first, { time, changed: BEFORE, received }, false);
    expect(one.requested.loads).toBe(2);
  });

  it('is not read by another version of the shop', async () => {
    const backend = quiet();
    const [old, next] = [await instance(backend, randomUUID()), await instance(backend, randomUUID())];
    await load(old);
    await load(next);
    expect(next.requested).toEqual({ status: 1, loads: 1 });
    expect(reports).toEqual([]);
  });

  it('serves an instance that starts while the backend is away, at its true age', async () => {
    const { backend, one, two } = await trio();
    const first = await load(one);
    backend.isAway = true;
    const started = await load(two);
    expect(priceIn(started)).toBe(1_000_000);
    expect(started.epoch).toEqual(first.epoch);
    expect(two.requested.loads).toBe(0);
    const times = ({ clockOffset, confirmedAt, loadedAt, ratesAt }: Snapshot) => [
      clockOffset,
      confirmedAt,
      loadedAt,
      ratesAt,
    ];
    expect(times(started)).toEqual(times(first));
  });
});

describeWithServer('without the store', () => {
  it('each instance requests the status and loads for itself', async () => {
    const { backend, all } = await trio();
    const stop = async () => {
      await server.kill();
      await until(() => all.every(({ store }) => !store.state().connected));
    };
    expect(await pricesAfterTick(all, backend, stop)).toEqual([1_100_000, 1_100_000, 1_100_000]);
    expect(sum(all, 'loads')).toBe(4);
    await server.start();
  });
});
