'use client';

import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Wording } from '@/components/ui/wording';
import type { Calculation } from '@/lib/domain/prices/calculation';
import { formatGrams, formatSek } from '@/lib/domain/prices/format';
import type { Metal } from '@/lib/domain/prices/goods';
import { fineGrams, finenessesOf, METAL_UNITS, parseGrams } from '@/lib/domain/prices/metal-value';
import { metalValue } from '@/lib/domain/prices/metrics';
import styles from './metal-value-calculator.module.css';

interface MetalValueCalculatorProps {
  metal: Metal;
  sekPerOunce: number;
  action: string;
  initial: Calculation;
}

/** Calculates the value of an object's metal, on each key; without scripts as an ordinary form. */
export function MetalValueCalculator({ metal, sekPerOunce, action, initial }: MetalValueCalculatorProps) {
  const form = useRef<HTMLFormElement>(null);
  const [{ weight, unit, fineness: chosen }, setEntered] = useState(initial);
  const [isInUse, setInUse] = useState(false);
  const id = useId();
  const finenesses = finenessesOf(metal);
  const grams = parseGrams(weight, unit);
  const { perMille } = finenesses.find((fineness) => fineness.id === chosen) ?? finenesses[0];
  const isWrong = grams === null && weight.trim() !== '';
  const calculate = () => {
    if (!form.current) return;
    const entered = new FormData(form.current);
    setEntered({
      weight: String(entered.get('vikt')),
      unit: METAL_UNITS.find((known) => known.id === entered.get('enhet'))?.id ?? 'g',
      fineness: String(entered.get('halt')),
    });
  };
  const catchUp = useEffectEvent(calculate);
  // The form may have been filled in before hydration.
  useEffect(() => catchUp(), []);

  return (
    <form
      action={action}
      className="panel stack gap-4 p-5"
      onBlur={() => setInUse(false)}
      onFocus={() => setInUse(true)}
      onInput={calculate}
      onSubmit={(event) => event.preventDefault()}
      ref={form}
    >
      <div className="stack gap-1 small">
        <label htmlFor={`${id}-fineness`}>Halt</label>
        <select className={styles.control} defaultValue={initial.fineness} id={`${id}-fineness`} name="halt">
          {finenesses.map(({ id: value, label, stamp }) => (
            <option key={value} value={value}>
              {`${label} (${stamp})`}
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
            defaultValue={initial.weight}
            id={`${id}-weight`}
            inputMode="decimal"
            name="vikt"
            type="text"
          />
        </div>
        <div className="stack gap-1 small">
          <label htmlFor={`${id}-unit`}>Enhet</label>
          <select className={styles.control} defaultValue={initial.unit} id={`${id}-unit`} name="enhet">
            {METAL_UNITS.map(({ id: value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
      </div>
      {isWrong ? (
        <p className="error" id={`${id}-wrong`}>
          Skriv vikten med siffror, till exempel 12,5. Högst 100&nbsp;kilo.
        </p>
      ) : null}
      <div className={styles.submit}>
        <Button type="submit">Räkna ut</Button>
      </div>
      {/* Not announced at a price change, except to a reader who is calculating. */}
      <output
        aria-live={isInUse ? 'polite' : 'off'}
        className="stack gap-1 pt-4 line-above"
        htmlFor={`${id}-fineness ${id}-weight ${id}-unit`}
      >
        <span className="quiet small">Metallvärde, inte ett bud</span>
        <span className={styles.value} translate="no">
          {grams === null ? '–' : formatSek(metalValue(fineGrams(grams, perMille), sekPerOunce))}
        </span>
        <span className="quiet small">
          <Wording
            text={
              grams === null
                ? 'Ange en vikt'
                : `varav rent ${metal === 'gold' ? 'guld' : 'silver'} ${formatGrams(fineGrams(grams, perMille))}`
            }
          />
        </span>
      </output>
    </form>
  );
}
