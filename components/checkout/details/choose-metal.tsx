import { FailureBox } from '@/components/checkout/failure-box';
import shared from '@/components/order/order.module.css';
import { Button } from '@/components/ui/button';
import { StepHeading } from '@/components/ui/step-heading';
import { Wording } from '@/components/ui/wording';
import { cartCount } from '@/lib/domain/cart/cart';
import type { CartItem } from '@/lib/domain/cart/cart-item';
import { cartTotal } from '@/lib/domain/cart/cart-sums';
import { orderLines } from '@/lib/domain/cart/metals';
import type { StateOf } from '@/lib/domain/order/state';
import { formatSek } from '@/lib/domain/prices/format';
import type { Metal } from '@/lib/domain/product/product';
import { dispatchCheckout } from '@/stores/order-flow';
import styles from './choose-metal.module.css';
import { EarlierOrder } from './earlier-order';
import { Interrupted } from './interrupted';

const METALS: readonly (readonly [Metal, string])[] = [
  ['gold', 'Guld'],
  ['silver', 'Silver'],
];

interface ChooseMetalProps {
  state: StateOf<'choosing-metal'>;
  items: readonly CartItem[];
  isInterrupted: boolean;
}

/** Step 0: a cart with both metals becomes two orders, one now and the other afterwards. */
export function ChooseMetal({ items, state, isInterrupted }: ChooseMetalProps) {
  return (
    <div className={shared.sections}>
      <Interrupted isInterrupted={isInterrupted}>Välj igen vad du vill beställa först.</Interrupted>
      {state.failure === null ? null : <FailureBox failure={state.failure} on={{}} />}
      <EarlierOrder attempt={state.attempt} choices={state.choices} failure={null} />
      <StepHeading>Vad vill du beställa först?</StepHeading>
      <p className="quiet measure">
        Guld och silver försäkras och skickas var för sig och kan därför inte beställas tillsammans. Välj en metall nu.
        Den andra ligger kvar i varukorgen, så att du kan beställa den efteråt. Frakt tillkommer för var och en av
        beställningarna.
      </p>
      <div className={styles.choices}>
        {METALS.map(([metal, name]) => {
          const lines = orderLines(items, metal);
          return (
            <section aria-label={name} className={shared.card} key={metal}>
              <h3 className="heading-3">{name}</h3>
              <ul>
                {lines.map((line) => (
                  <li key={`${line.id} ${line.name}`} translate="no">
                    {line.qty} × {line.name}
                  </li>
                ))}
              </ul>
              <p className="figures">
                <Wording text={`${cartCount(lines)}\u00a0st, ${formatSek(cartTotal(lines))} inkl. moms`} />
              </p>
              <Button appearance="primary" onClick={() => dispatchCheckout({ type: 'metal-chosen', metal })}>
                {`Beställ ${name.toLowerCase()} först`}
              </Button>
            </section>
          );
        })}
      </div>
    </div>
  );
}
