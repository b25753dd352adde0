'use client';

import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Calculation } from '@/lib/content/calculation';
import { fineGrams, finenessesOf, parseGrams, UNITS, type Unit } from '@/lib/content/metal-value';
import { formatGrams, formatSek } from '@/lib/prices/format';
import type { Metal } from '@/lib/prices/goods';
import { metalValue } from '@/lib/prices/metrics';
import styles from './metal-value-calculator.module.css';

interface MetalValueCalculatorProps {
  metal: Metal;
  sekPerOunce: number;
  /** The form's action without scripts. */
  action: string;
  initial: Calculation;
}

/** Calculates the value of an object's metal, on each key; without scripts as an ordinary form. */
export function MetalValueCalculator({ metal, sekPerOunce, action, initial }: MetalValueCalculatorProps) {
  const [weight, setWeight] = useState(initial.weight);
  const [unit, setUnit] = useState<Unit>(initial.unit);
  const [chosen, setChosen] = useState(initial.fineness);
  const id = useId();
  const finenesses = finenessesOf(metal);
  const grams = parseGrams(weight, unit);
  const { perMille } = finenesses.find((fineness) => fineness.id === chosen) ?? finenesses[0];
  const isWrong = grams === null && weight.trim() !== '';
  const chooseUnit = (value: string) => setUnit(UNITS.find(({ id: known }) => known === value)?.id ?? 'g');

  return (
    <form action={action} className="panel stack gap-4 p-5" onSubmit={(event) => event.preventDefault()}>
      <div className="stack gap-1 small">
        <label htmlFor={`${id}-fineness`}>Halt</label>
        <select
          className={styles.control}
          id={`${id}-fineness`}
          name="halt"
          onChange={(event) => setChosen(event.target.value)}
          value={chosen}
        >
          {finenesses.map(({ id: value, label, stamp }) => (
            <option key={value} value={value}>
              {label} ({stamp})
            </option>
          ))}
        </select>
      </div>
      <div className={styles.pair}>
        <div className="stack gap-1 small">
          <label htmlFor={`${id}-weight`}>Vikt</label>
          <input
            aria-describedby={isWrong ? `${id}-wrong` : undefined}
            aria-invalid={isWrong}
            autoComplete="off"
            className={styles.control}
            id={`${id}-weight`}
            inputMode="decimal"
            name="vikt"
            onChange={(event) => setWeight(event.target.value)}
            type="text"
            value={weight}
          />
        </div>
        <div className="stack gap-1 small">
          <label htmlFor={`${id}-unit`}>Enhet</label>
          <select
            className={styles.control}
            id={`${id}-unit`}
            name="enhet"
            onChange={(event) => chooseUnit(event.target.value)}
            value={unit}
          >
            {UNITS.map(({ id: value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
      </div>
      {isWrong && (
        <p className="error" id={`${id}-wrong`}>
          Skriv vikten med siffror, till exempel 12,5. Högst 100&nbsp;kilo.
        </p>
      )}
      <div className={styles.submit}>
        <Button type="submit">Räkna ut</Button>
      </div>
      <output className="stack gap-1 pt-4 line-above" htmlFor={`${id}-fineness ${id}-weight ${id}-unit`}>
        <span className="quiet small">Metallvärde, inte ett bud</span>
        <span className={styles.value}>
          {grams === null ? '–' : formatSek(metalValue(fineGrams(grams, perMille), sekPerOunce))}
        </span>
        <span className="quiet small">
          {grams === null
            ? 'Ange en vikt'
            : `varav rent ${metal === 'gold' ? 'guld' : 'silver'} ${formatGrams(fineGrams(grams, perMille))}`}
        </span>
      </output>
    </form>
  );
}
