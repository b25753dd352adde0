import { metalsOf } from '@/lib/checkout/placed-order';
import type { PlacedOrder } from '@/lib/checkout/state';
import { site } from '@/lib/config/site';
import styles from './checkout.module.css';

interface ConfirmationTermsProps {
  order: PlacedOrder;
}

/** Delivery, the missing right of withdrawal, complaints and the seller, as a confirmation must state them. */
export function ConfirmationTerms({ order }: ConfirmationTermsProps) {
  const { address } = site;
  const mixed = metalsOf(order).length > 1;
  return (
    <>
      <section className={styles.section}>
        <h2 className={styles.heading}>Leverans</h2>
        <p>
          {order.deliveryDays === null
            ? 'Vi skickar normalt inom 1–3 arbetsdagar, oftast nästa dag.'
            : `Allt skickas samtidigt. Leveranstid upp till ${order.deliveryDays} dagar.`}{' '}
          Försändelsen är försäkrad och du får ett spårningsnummer med e-post. Paketet hämtas ut av dig personligen mot
          giltig legitimation inom 14 dagar; i butiken i Malmö ligger det kvar i upp till tre månader.
          {mixed ? ' Guld och silver skickas i separata paket.' : ''}
        </p>
      </section>
      <section className={styles.section}>
        <h2 className={styles.heading}>Bra att veta</h2>
        <p>
          Ångerrätt gäller inte, eftersom priset på guld och silver beror på svängningar på finansmarknaden som vi inte
          kan påverka. Ta inte emot ett skadat paket: låt det gå i retur och kontakta oss.
        </p>
        <p>
          Är något fel med varan kan du reklamera den till oss på {site.email}. Vid en tvist kan du vända dig till
          Allmänna reklamationsnämnden, Box 174, 101 23 Stockholm, www.arn.se.
        </p>
        <p>Ditt namn och personnummer står på kvittot som följer med beställningen.</p>
      </section>
      <section className={styles.section}>
        <h2 className={styles.heading}>Säljare</h2>
        <p>
          {site.legalName}, org.nr {site.organisationNumber}, momsreg.nr {site.vatNumber}
          <br />
          {address.street}, {address.postalCode} {address.city}
          <br />
          {site.phone.display}, {site.email}
        </p>
      </section>
    </>
  );
}
