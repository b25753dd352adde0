import { LegalGuarantee } from '@/components/content/legal-guarantee';
import { deliveryRules, withdrawalRule } from '@/components/order/order-rules';
import { Wording } from '@/components/ui/wording';
import type { CartItem } from '@/lib/domain/cart/cart-item';
import { deliveryPromise, dispatchOf } from '@/lib/domain/cart/dispatch';
import type { ChosenMethod } from '@/lib/domain/order/state';
import { paths } from '@/lib/domain/paths/paths';
import { site } from '@/lib/domain/site';

/** What the law requires before the order button: delivery, the missing right of withdrawal, complaints, the seller. */
export function BeforeOrdering({ lines, delivery }: { lines: readonly CartItem[]; delivery: ChosenMethod }) {
  const dispatch = dispatchOf(lines);
  const isPickedUp = delivery.isPickup === true;
  return (
    <section aria-labelledby="innan" className="stack gap-4">
      <h3 className="heading-3" id="innan">
        Innan du beställer
      </h3>
      <p>
        <strong>Leverans.</strong>{' '}
        <Wording text={`${deliveryPromise(dispatch, isPickedUp)} ${deliveryRules(isPickedUp)}`} />
      </p>
      <p>
        <strong>Ångerrätt.</strong> <span>{withdrawalRule(lines)}</span>
      </p>
      <p>
        <strong>Reklamation.</strong> <LegalGuarantee /> Skriv till {site.email} om det är något fel på varan.
      </p>
      <p>
        Köpare, betalare och mottagare måste vara samma person. Vi levererar bara inom Sverige. Du måste ha fyllt
        18&nbsp;år.
      </p>
      <p>
        Avtalet ingås på svenska med {site.legalName}, <span className="nowrap">org.nr {site.organisationNumber}</span>.
        Genom att beställa godkänner du våra{' '}
        <a href={paths.purchaseTerms} target="_blank" rel="noopener">
          köpvillkor (öppnas i ny flik)
        </a>
        .
      </p>
    </section>
  );
}
