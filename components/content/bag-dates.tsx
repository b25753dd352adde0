import { Wording } from '@/components/ui/wording';
import { bankDaysAfter, namedDay } from '@/lib/domain/bank-days';
import type { BagDays } from '@/lib/server/config/env';

interface BagDatesProps {
  /** Null: nothing is promised. */
  days: BagDays | null;
  /** The Swedish day of the page's prices, ISO 8601: the page is rendered again with them. */
  today: string;
}

/** When a bag that arrives on the next bank day is priced and paid. */
export function BagDates({ days, today }: BagDatesProps) {
  if (days === null) return null;
  const arrival = bankDaysAfter(today, 1);
  const price = bankDaysAfter(arrival, days.toPrice);
  const money = bankDaysAfter(price, days.toMoney);
  return (
    <p className="measure notice mb-4">
      <Wording
        text={`Kommer påsen fram ${namedDay(arrival)} får du vårt pris senast ${namedDay(price)}. Säger du ja samma dag är pengarna på ditt konto senast ${namedDay(money)}. Räknat i bankdagar.`}
      />
    </p>
  );
}
