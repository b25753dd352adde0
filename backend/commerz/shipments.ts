import { asc, eq } from 'drizzle-orm';
import { bankDaysLater } from '../core/bank-days';
import type { Database } from '../db/client';
import { shipments } from '../db/order-tables';
import { linesOf, type Order, paymentsOf } from '../orders/order-store';
import { isPickup } from './shipping';

type Shipment = Pick<typeof shipments.$inferSelect, 'state' | 'at' | 'tracking' | 'lines'>;

/** How many working days after its payment the shop packs an order, hands it to the carrier, and the carrier to the customer. */
const SENT = [
  { state: 'packed', after: 1 },
  { state: 'sent', after: 2 },
  { state: 'delivered', after: 3 },
] as const;
const FETCHED = [{ state: 'ready_for_pickup', after: 1 }] as const;

/** The one parcel of a paid order that the control API has not changed, by the clock alone; goods on backorder wait. */
function parcelByClock(db: Database, order: Order, now: Date): Shipment[] {
  const paidAt = paymentsOf(db, order.id).find(({ state }) => state === 'paid')?.settledAt;
  if (order.state !== 'confirmed' || order.paymentState !== 'paid' || !paidAt) return [];
  if (!linesOf(db, order.id).every(({ reserved }) => reserved)) return [];
  const isFetched = isPickup({ code: order.shippingMethod });
  const steps = (isFetched ? FETCHED : SENT).map(({ state, after }) => ({
    state,
    at: bankDaysLater(paidAt, after).getTime(),
  }));
  const latest = steps.findLast(({ at }) => at <= now.getTime());
  if (!latest) return [];
  const code = `GK${String(order.id).padStart(9, '0')}SE`;
  const tracking = isFetched || latest.state === 'packed' ? null : { code, url: `https://sparning.example/${code}` };
  return [{ ...latest, tracking, lines: null }];
}

/** The parcels of an order, each in its latest state: those of the control API, else what the clock has done. */
export function shipmentsOf(db: Database, order: Order, now: Date): Shipment[] {
  const ofOrder = eq(shipments.orderId, order.id);
  const stored = db.select().from(shipments).where(ofOrder).orderBy(asc(shipments.parcel)).all();
  return stored.length > 0 ? stored : parcelByClock(db, order, now);
}
