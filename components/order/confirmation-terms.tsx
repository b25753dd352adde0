import { LegalGuarantee } from '@/components/content/legal-guarantee';
import { Link } from '@/components/ui/link';
import type { PlacedOrder } from '@/lib/domain/order/state';
import { paths } from '@/lib/domain/paths/paths';
import { site } from '@/lib/domain/site';
import { withdrawalRule } from './order-rules';

/** The missing right of withdrawal, complaints and the seller, which a confirmation must state. */
export function ConfirmationTerms({ order, isValid }: { order: PlacedOrder; isValid: boolean }) {
  const { address } = site;
  const mayWithdraw = order.lines.some((line) => line.mayWithdraw);
  return (
    <>
      <section className="stack gap-4">
        <h2 className="heading-3">Bra att veta</h2>
        <p>
          <span>{withdrawalRule(order.lines)}</span> Ta inte emot ett skadat paket: låt det gå i retur och kontakta oss.
        </p>
        {mayWithdraw && isValid ? (
          <p className="no-print">
            <Link href={`${paths.withdrawal}#${order.number ?? order.orderId}`}>Ångra köpet här</Link>
          </p>
        ) : null}
        <p>
          <LegalGuarantee /> Är det något fel på varan, skriv till oss på {site.email}. Vid en tvist kan du vända dig
          till Allmänna reklamationsnämnden, Box&nbsp;174, 101&nbsp;23&nbsp;Stockholm, www.arn.se.
        </p>
      </section>
      <section className="stack gap-4">
        <h2 className="heading-3">Säljare</h2>
        <p>
          {site.legalName}, <span className="nowrap">org.nr {site.organisationNumber}</span>, momsreg.nr{' '}
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
