'use client';

import { useId, useState } from 'react';
import { FINENESSES, fineGrams, parseGrams } from '@/lib/content/metal-value';
import { formatGrams, formatSek } from '@/lib/prices/format';
import { metalValue } from '@/lib/prices/metrics';
import styles from './metal-value-calculator.module.css';

interface MetalValueCalculatorProps {
  sekPerOunce: number;
}

const [FINEST] = FINENESSES;
const MOST_COMMON = '18';

export function MetalValueCalculator({ sekPerOunce }: MetalValueCalculatorProps) {
  const [weight, setWeight] = useState('10');
  const [chosen, setChosen] = useState(MOST_COMMON);
  const id = useId();
  const grams = parseGrams(weight);
  const { perMille } = FINENESSES.find((fineness) => fineness.id === chosen) ?? FINEST;
  const isWrong = grams === null && weight.trim() !== '';

  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.field}>
        <label htmlFor={`${id}-fineness`}>Halt</label>
        <select
          className={styles.control}
          id={`${id}-fineness`}
          onChange={(event) => setChosen(event.target.value)}
          value={chosen}
        >
          {FINENESSES.map(({ id: value, label, stamp }) => (
            <option key={value} value={value}>
              {label} ({stamp})
            </option>
          ))}
        </select>
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-weight`}>Vikt i gram</label>
        <input
          aria-describedby={isWrong ? `${id}-wrong` : undefined}
          aria-invalid={isWrong}
          autoComplete="off"
          className={styles.control}
          id={`${id}-weight`}
          inputMode="decimal"
          onChange={(event) => setWeight(event.target.value)}
          type="text"
          value={weight}
        />
        {isWrong && (
          <p className={styles.wrong} id={`${id}-wrong`}>
            Skriv vikten i gram, till exempel 12,5.
          </p>
        )}
      </div>
      <output className={styles.result} htmlFor={`${id}-fineness ${id}-weight`}>
        <span className={styles.label}>Metallvärde, inte ett bud</span>
        <span className={styles.value}>
          {grams === null ? '–' : formatSek(metalValue(fineGrams(grams, perMille), sekPerOunce))}
        </span>
        <span className={styles.label}>
          {grams === null ? 'Ange en vikt' : `varav rent guld ${formatGrams(fineGrams(grams, perMille))}`}
        </span>
      </output>
    </form>
  );
}
