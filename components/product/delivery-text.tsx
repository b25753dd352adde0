import { LegalGuarantee } from '@/components/content/legal-guarantee';
import { Link } from '@/components/ui/link';
import { Wording } from '@/components/ui/wording';
import { PARCEL_WITHIN, SENT_WITHIN } from '@/lib/domain/cart/dispatch';
import { paths } from '@/lib/domain/paths/paths';
import type { Product } from '@/lib/domain/product/product';
import { site } from '@/lib/domain/site';

/** "Frakt och försäkring" (spec.md section 2), and the buyer's rights after the delivery. */
export function DeliveryText({ mayWithdraw }: Pick<Product, 'mayWithdraw'>) {
  return (
    <div className="stack gap-3 measure quiet">
      <p>
        Alla försändelser är försäkrade. Varor i lager skickar vi normalt {SENT_WITHIN}. {PARCEL_WITHIN}: det går som
        prioriterad post och kommer fram 1–&#8288;2&nbsp;arbetsdagar efter att det har lämnat oss. För beställningsvaror
        gäller tiden som står vid varan. Spårningsnumret får du i ett mejl.
      </p>
      <p>
        Du hämtar paketet hos ett postombud inom 14&nbsp;dagar. Bara den som har beställt kan hämta det, personligen och
        mot giltig legitimation.
      </p>
      <p>Du kan också hämta i vår butik i {site.address.city}. Vi håller varan åt dig i upp till 3&nbsp;månader.</p>
      <p>Guld och silver försäkras var för sig och skickas därför i separata paket. Vi levererar bara inom Sverige.</p>
      <p>
        Är paketet skadat ska du inte hämta ut det, utan låta det gå i retur till oss. Hör av dig, så ordnar vi resten.
      </p>
      <p>
        <Wording
          text={
            mayWithdraw
              ? 'Samlarvärdet styr priset på den här varan: du har 14\u00a0dagars ångerrätt från att du tog emot den.'
              : 'Varor vars pris följer metallmarknaden har ingen ångerrätt. Samlarmynt där samlarvärdet styr priset har 14\u00a0dagars ångerrätt; det står då vid varan.'
          }
        />{' '}
        <LegalGuarantee /> Mer i våra <Link href={paths.purchaseTerms}>köpvillkor</Link>.
      </p>
    </div>
  );
}
