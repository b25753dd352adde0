import { formatDay } from '@/lib/domain/dates';
import type { PaymentHandler } from '@/lib/domain/order/payments';
import type { FetchedOrder, Shipment } from '@/lib/domain/shop-api/responses';
import type { OrderLife } from './order-life';

/** A parcel as the buyer reads it. */
export interface Parcel {
  /** "Skickat 3 december 2026" */
  readonly stateText: string;
  /** What happens next, or what to do. */
  readonly todo: string;
  readonly goods: string | null;
  readonly trackingCode: string | null;
  /** An https address. */
  readonly trackingUrl: string | null;
}

const STATES: Readonly<Record<Shipment['state'], readonly [state: string, todo: string]>> = {
  packed: ['Packat', 'Paketet skickas härnäst.'],
  sent: ['Skickat', 'Paketet är på väg. Hämta ut det själv mot giltig legitimation.'],
  ready_for_pickup: ['Klart att hämta', 'Hämta det själv, mot giltig legitimation.'],
  delivered: ['Utlämnat', ''],
  returned: ['Tillbaka hos oss', 'Paketet har kommit tillbaka till oss. Kontakta oss om du inte vet varför.'],
  unknown: ['På väg', 'Vi vet inte just nu var paketet är. Kontakta oss om du undrar.'],
};

/** Where the buyer fetches the goods in the shop, what happens next is something else. */
const NEXT_IN_SHOP: Partial<Record<Shipment['state'], string>> = {
  packed: 'Vi meddelar när beställningen går att hämta.',
  sent: 'Varorna är på väg till butiken i Malmö. Vi meddelar när de går att hämta.',
  ready_for_pickup: 'Hämta det själv i butiken i Malmö, mot giltig legitimation.',
};

type NamedLine = { readonly variantCode?: string | null; readonly name: string; readonly quantity: number };

function goodsIn({ lines }: Shipment, ordered: readonly NamedLine[]): string | null {
  if (lines === null) return null;
  const names = lines.map(({ variantCode, quantity }) => {
    const line = ordered.find((each) => each.variantCode?.toLowerCase() === variantCode.toLowerCase());
    return line ? `${quantity}\u00a0st ${line.name}` : null;
  });
  return names.includes(null) ? null : names.join(', ');
}

function parcelOf(shipment: Shipment, ordered: readonly NamedLine[], isPickup: boolean): Parcel {
  const { state, at, tracking } = shipment;
  const [text, todo] = STATES[state];
  return {
    stateText: at === null ? text : `${text} ${formatDay(new Date(at))}`,
    todo: (isPickup && NEXT_IN_SHOP[state]) || todo,
    goods: goodsIn(shipment, ordered),
    trackingCode: tracking?.code ?? null,
    trackingUrl: tracking?.url ?? null,
  };
}

/** The parcels of an order, as far as the backend knows them (contract.md A5). */
export function parcelsOf(
  shipments: FetchedOrder['shipments'],
  ordered: readonly NamedLine[],
  isPickup: boolean,
): readonly Parcel[] {
  return (shipments ?? []).map((shipment) => parcelOf(shipment, ordered, isPickup));
}

/** The parcels in a few words, for a list: "Skickat 3 december 2026"; null without any. */
export function parcelsText(shipments: FetchedOrder['shipments']): string | null {
  const texts = parcelsOf(shipments, [], false).map(({ stateText }) => stateText.toLowerCase());
  return texts.length === 0 ? null : [...new Set(texts)].join(', ');
}

/** Pieces in parcels by variant; null where a parcel does not say what is in it. */
export function piecesIn(shipments: readonly Shipment[]): ReadonlyMap<string, number> | null {
  const pieces = new Map<string, number>();
  for (const { lines } of shipments) {
    if (lines === null) return null;
    for (const { variantCode, quantity } of lines) {
      const key = variantCode.toLowerCase();
      pieces.set(key, (pieces.get(key) ?? 0) + quantity);
    }
  }
  return pieces;
}

/** Whether ordered goods are certainly in no parcel yet. */
function isAnyLeft(shipments: readonly Shipment[], ordered: readonly NamedLine[]): boolean {
  const pieces = piecesIn(shipments);
  return (
    pieces !== null &&
    ordered.some(
      ({ variantCode, quantity }) => variantCode != null && (pieces.get(variantCode.toLowerCase()) ?? 0) < quantity,
    )
  );
}

/* Days from the order in which it can still be true that goods in stock are sent within three working days of the payment: a transfer
   may take five bank days (domain.md 4.2). */
const DAY = 24 * 3_600_000;
const SENT_AFTER = 7;
const SENT_AFTER_TRANSFER = 14;

/** How the goods come to the buyer. */
export type Delivery =
  /** It is not known how old the order is. */
  | { readonly kind: 'unknown' }
  /** No parcel is known: when it is normally sent, how it is fetched. */
  | { readonly kind: 'expected' }
  /** It should have been sent by now. `isKnown`: the backend says that it was not. */
  | { readonly kind: 'late'; readonly isKnown: boolean }
  /** `isAnyLeft`: other goods follow in a parcel of their own. `isTracked`: no tracking number is still to come. */
  | { readonly kind: 'parcels'; readonly isAnyLeft: boolean; readonly isTracked: boolean; readonly isOver: boolean };

interface DeliveredOrder {
  readonly shipments: FetchedOrder['shipments'];
  readonly lines: readonly NamedLine[];
  /** Days of the slowest line; null when all are in stock, or unknown. */
  readonly deliveryDays: number | null;
  /** Milliseconds since 1970; null when unknown. */
  readonly placedAt: number | null;
}

/** @param now milliseconds since 1970 */
export function deliveryOf(
  { shipments, lines, deliveryDays, placedAt }: DeliveredOrder,
  { payBy, goesAhead }: Pick<OrderLife, 'goesAhead' | 'payBy'>,
  handler: PaymentHandler | null,
  now: number,
): Delivery {
  if (shipments !== null && shipments.length > 0) {
    const isOver = shipments.every(({ state }) => state === 'delivered' || state === 'returned');
    const isMore = isAnyLeft(shipments, lines);
    const isTracked = !isMore && shipments.every(({ tracking }) => tracking !== null);
    return { kind: 'parcels', isAnyLeft: isMore, isTracked, isOver };
  }
  const days = (handler?.owed ? SENT_AFTER_TRANSFER : SENT_AFTER) + (deliveryDays ?? 0);
  if (payBy === null && placedAt === null) return { kind: 'unknown' };
  // Before the payment nothing is late.
  const isPossible = payBy !== null || !goesAhead || now - (placedAt ?? now) < days * DAY;
  return isPossible ? { kind: 'expected' } : { kind: 'late', isKnown: shipments !== null };
}
