import { CallOrMail } from '@/components/ui/call-or-mail';
import { Wording } from '@/components/ui/wording';
import { deliveryPromise } from '@/lib/domain/cart/dispatch';
import type { OrderLife } from '@/lib/domain/order/life/order-life';
import { type Delivery, deliveryOf, type Parcel, parcelsOf } from '@/lib/domain/order/life/parcels';
import { paymentHandler } from '@/lib/domain/order/payments/index';
import { metalsOf } from '@/lib/domain/order/placed-order';
import type { PlacedOrder } from '@/lib/domain/order/state';
import type { FetchedOrder } from '@/lib/domain/shop-api/responses';
import { deliveryRules, parcelRules } from './order-rules';
import { deliveryTitle } from './sheet';

interface DeliveryPartProps {
  order: PlacedOrder;
  fetched: FetchedOrder | null;
  life: OrderLife;
}

/** About goods that are sent, and those that the buyer fetches in the shop. */
const WORDS = {
  sent: {
    title: 'Dina paket',
    late: 'Varorna borde ha skickats, men är inte skickade än.',
    others: 'Övriga varor kommer i ett eget paket.',
  },
  fetched: {
    title: 'Din beställning',
    late: 'Beställningen borde vara klar att hämta, men är det inte än.',
    others: 'Övriga varor hämtar du senare.',
  },
} as const;
const wordsFor = ({ isPickup }: Pick<PlacedOrder, 'isPickup'>) => WORDS[isPickup ? 'fetched' : 'sent'];

/** Whether the goods will be sent, or will be once the buyer has signed or paid: an order that has ended has no parcels to wait for. */
function mayBeSent({ goesAhead, isValid, next }: OrderLife): boolean {
  if (goesAhead) return true;
  return next === 'contact' ? isValid : next !== null && next !== 'order-again';
}

/** When and how an order is delivered, which a confirmation must state (domain.md 4.4), and then where its parcels are. */
export function DeliveryPart({ order, fetched, life }: DeliveryPartProps) {
  const { lines, deliveryDays, isPickup } = order;
  const shipments = fetched?.shipments ?? null;
  const placedAt = order.placedAt > 0 ? order.placedAt : null;
  const ordered = { shipments, lines, deliveryDays, placedAt };
  const delivery = deliveryOf(ordered, life, paymentHandler(order.paymentCode), Date.now());
  const { title } = wordsFor(order);
  if (delivery.kind !== 'parcels' && !mayBeSent(life)) return null;
  return (
    <section className="stack gap-4">
      <h2 className="heading-3">{delivery.kind === 'parcels' ? title : deliveryTitle(life)}</h2>
      {delivery.kind === 'parcels' ? <Parcels parcels={parcelsOf(shipments, lines, isPickup === true)} /> : null}
      <DeliveryText delivery={delivery} order={order} />
    </section>
  );
}

function DeliveryText({ delivery, order }: { delivery: Delivery; order: PlacedOrder }) {
  const { isPickup, deliveryDays, lines } = order;
  const rules = deliveryRules(isPickup);
  const words = wordsFor(order);
  switch (delivery.kind) {
    case 'expected': {
      const isOrdered = lines.some((line) => line.availability !== null);
      const apart =
        metalsOf(order).length > 1 && isPickup === false ? ' Guld och silver skickas i separata paket.' : '';
      const when = deliveryPromise({ isOrdered, days: deliveryDays }, isPickup === true);
      return (
        <p>
          <Wording text={`${when} ${rules}${apart}`} />
        </p>
      );
    }
    case 'unknown':
      return <p>{rules}</p>;
    case 'late':
      return (
        <p>
          <span>{`${delivery.isKnown ? words.late : 'Har du inte fått varorna?'} `}</span>
          <CallOrMail />, så reder vi ut det.
        </p>
      );
    case 'parcels':
      return (
        <>
          {delivery.isAnyLeft ? <p>{words.others}</p> : null}
          {delivery.isOver ? null : <p>{delivery.isTracked ? parcelRules(isPickup) : rules}</p>}
        </>
      );
  }
}

function Parcels({ parcels }: { parcels: readonly Parcel[] }) {
  return (
    <ul className="stack gap-4 line-above">
      {parcels.map(({ stateText, goods, todo, trackingCode, trackingUrl }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a parcel has no name of its own, and parcels keep their order.
        <li className="stack gap-1" key={index}>
          <p className="medium">
            <Wording text={stateText} />
          </p>
          {goods === null ? null : (
            <p className="quiet small" translate="no">
              {goods}
            </p>
          )}
          {todo === '' ? null : <p>{todo}</p>}
          {trackingUrl !== null ? (
            <p>
              <a href={trackingUrl} rel="noreferrer" target="_blank">
                <span>Följ paketet</span>
                {trackingCode === null ? null : <span translate="no">{` ${trackingCode}`}</span>}
              </a>
            </p>
          ) : null}
          {trackingUrl === null && trackingCode !== null ? (
            <p className="quiet small">
              <span>Spårningsnummer</span> <span translate="no">{trackingCode}</span>
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
