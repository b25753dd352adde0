import styles from '@/components/order/order.module.css';
import { ButtonLink } from '@/components/ui/button-link';
import { CallOrMail } from '@/components/ui/call-or-mail';
import type { OrderLife } from '@/lib/domain/order/life/order-life';
import type { NextStep } from '@/lib/domain/order/life/rows';
import type { OrderLine } from '@/lib/domain/order/order-schema';
import { buyPath } from '@/lib/domain/paths/cart-link';
import { paths } from '@/lib/domain/paths/paths';
import { isAbout } from '@/lib/domain/paths/return-address';
import { useCheckout } from '@/stores/checkout-store';
import { SignReturned } from './sign-returned';

/** Labels of the way back to the payment, in a browser whose checkout has the order. */
const inCheckout: Readonly<Partial<Record<NonNullable<NextStep>, string>>> = {
  finish: 'Till betalningen',
  'pay-again': 'Betala igen',
};

/** What happens now with an order, what is left to do, and the button for it; nothing where the delivery or the facts to pay by say it. */
export function NextStepOf({
  orderId,
  lines,
  life: { next, stage, todo, openRequest },
}: {
  orderId: string;
  lines: readonly Pick<OrderLine, 'productCode' | 'quantity'>[];
  life: Pick<OrderLife, 'next' | 'openRequest' | 'stage' | 'todo'>;
}) {
  const isOwn = useCheckout(({ checkout }) => checkout.status !== 'done' && isAbout(checkout, orderId));
  // The delivery, or the facts to pay by, say what happens now.
  if (stage === 'paid' || stage === 'owed') return null;
  const label = next && inCheckout[next];
  const isElsewhere = next === 'pay-again' && !isOwn;
  const again = buyPath(lines.map(({ productCode, quantity }) => ({ code: productCode, quantity })));
  return (
    <section aria-label="Nästa steg" className={styles.card}>
      <p>
        {isElsewhere
          ? 'Betalningen görs om i den webbläsare där du beställde. Här kan du beställa varorna på nytt.'
          : todo}
      </p>
      {openRequest === null ? null : <p className="quiet small">{openRequest}</p>}
      <div className={styles.actions}>
        {next === 'sign' ? <SignReturned orderId={orderId} /> : null}
        {label && isOwn ? (
          <ButtonLink appearance="primary" href={paths.checkout}>
            {label}
          </ButtonLink>
        ) : null}
        {isElsewhere || next === 'order-again' ? (
          <ButtonLink href={again ?? paths.home}>Beställ igen</ButtonLink>
        ) : null}
      </div>
      {next === 'sign' ? null : (
        <p className="quiet small">
          <CallOrMail /> om du är osäker.
        </p>
      )}
    </section>
  );
}
