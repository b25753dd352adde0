import { LegalGuarantee } from '@/components/content/legal-guarantee';
import { Link } from '@/components/ui/link';
import { Wording } from '@/components/ui/wording';
import { dispatchText } from '@/lib/domain/cart/dispatch';
import { metalsOf } from '@/lib/domain/order/placed-order';
import type { PlacedOrder } from '@/lib/domain/order/state';
import { paths } from '@/lib/domain/paths/paths';
import { site } from '@/lib/domain/site';
import { deliveryRules, withdrawalRule } from './order-rules';

/** When and how an order is delivered, which a confirmation must state (domain.md 4.4). */
export function DeliveryTerms({ order, title }: { order: PlacedOrder; title: string }) {
  const { isPickup } = order;
  const isOrdered = order.lines.some((line) => line.availability !== null);
  const mixed = metalsOf(order).length > 1;
  return (
    <section className="stack gap-4">
      <h2 className="heading-3">{title}</h2>
      <p>
        <Wording
          text={`${dispatchText({ isOrdered, days: order.deliveryDays }, isPickup === true)} ${deliveryRules(isPickup)}${mixed && isPickup === false ? ' Guld och silver skickas i separata paket.' : ''}`}
        />
      </p>
    </section>
  );
}

/** The missing right of withdrawal, complaints and the seller, which a confirmation must state. */
export function ConfirmationTerms({ order, isWithdrawn }: { order: PlacedOrder; isWithdrawn: boolean }) {
  const { address } = site;
  const mayWithdraw = order.lines.some((line) => line.mayWithdraw);
  return (
    <>
      <section className="stack gap-4">
        <h2 className="heading-3">Bra att veta</h2>
        <p>
          <span>{withdrawalRule(order.lines)}</span> Ta inte emot ett skadat paket: låt det gå i retur och kontakta oss.
        </p>
        {mayWithdraw && !isWithdrawn ? (
          <p className="no-print">
            <Link href={`${paths.withdrawal}#${order.number ?? order.orderId}`}>Ångra köpet här</Link>
          </p>
        ) : null}
        <p>
          <LegalGuarantee /> Är något fel med varan, skriv till oss på {site.email}. Vid en tvist kan du vända dig till
          Allmänna reklamationsnämnden, Box&nbsp;174, 101&nbsp;23 Stockholm, www.arn.se.
        </p>
      </section>
      <section className="stack gap-4">
        <h2 className="heading-3">Säljare</h2>
        <p>
          {site.legalName}, org.nr <span className="nowrap">{site.organisationNumber}</span>, momsreg.nr{' '}
          {site.vatNumber}
          <br />
          {address.street}, {address.postalCode} {address.city}
          <br />
          {site.phone.display}, {site.email}
        </p>
      </section>
    </>
  );
}
