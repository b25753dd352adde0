import { formatCharged } from '@/lib/domain/order/order-sums';
import type { ChosenMethod } from '@/lib/domain/order/state';
import type { Ore } from '@/lib/domain/prices/money';
import { typeset } from '@/lib/domain/typography';
import styles from './method-choice.module.css';

interface Offer extends ChosenMethod {
  readonly description: string | null;
  readonly price?: Ore | null;
}

interface MethodChoiceProps {
  id: string;
  legend: string;
  offers: readonly Offer[];
  /** Code of the chosen method, '' for none. */
  chosen: string;
  onChoose: (offer: Offer) => void;
  error?: string | undefined;
  waiting: string;
}

function priceText(price: Ore | null | undefined): string | null {
  if (price === undefined || price === null) return null;
  return price === 0 ? 'Kostnadsfritt' : formatCharged(price);
}

export function MethodChoice(props: MethodChoiceProps) {
  const { id, legend, offers, chosen, onChoose, error, waiting } = props;
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="stack gap-2" id={id} tabIndex={-1}>
      <legend className={styles.legend}>{legend}</legend>
      {offers.length === 0 ? <p className="quiet small">{waiting}</p> : null}
      {offers.map((offer) => (
        <label className={styles.offer} key={offer.code}>
          <input
            checked={offer.code === chosen}
            className={styles.radio}
            name={id}
            onChange={() => onChoose(offer)}
            type="radio"
            value={offer.code}
          />
          <span className={styles.text}>
            <span className="medium">{offer.name}</span>
            {offer.description ? <span className={styles.description}>{typeset(offer.description)}</span> : null}
          </span>
          <span className={styles.price} translate={offer.price ? 'no' : undefined}>
            {priceText(offer.price)}
          </span>
        </label>
      ))}
      {error ? (
        <p className="small error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
