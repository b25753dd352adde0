'use client';

import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Wording } from '@/components/ui/wording';
import { type BuyingTerms, type Piece, paidFor } from '@/lib/domain/prices/buying';
import type { Calculation } from '@/lib/domain/prices/calculation';
import { formatGrams, formatSek } from '@/lib/domain/prices/format';
import type { Metal } from '@/lib/domain/prices/goods';
import { fineGrams, finenessesOf, METAL_UNITS, parseGrams } from '@/lib/domain/prices/metal-value';
import { metalValue } from '@/lib/domain/prices/metrics';
import { ore } from '@/lib/domain/prices/money';
import styles from './metal-value-calculator.module.css';

interface MetalValueCalculatorProps {
  metal: Metal;
  sekPerOunce: number;
  action: string;
  initial: Calculation;
  /** What the dealer pays; empty when nothing is promised. */
  terms: BuyingTerms;
}

/** Calculates the value of the metal of one or several objects, on each key; without scripts, of one, as an ordinary form. */
export function MetalValueCalculator({ metal, sekPerOunce, action, initial, terms }: MetalValueCalculatorProps) {
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [added, setAdded] = useState<readonly Piece[]>([]);
  const [{ weight, unit, fineness: chosen }, setEntered] = useState(initial);
  const [isInUse, setInUse] = useState(false);
  const id = useId();
  const finenesses = finenessesOf(metal);
  const grams = parseGrams(weight, unit);
  const finenessOf = (id: string) => finenesses.find((fineness) => fineness.id === id) ?? finenesses[0];
  const isWrong = grams === null && weight.trim() !== '';
  const pieces = grams === null ? added : [...added, { grams, fineness: finenessOf(chosen).id }];
  const fine = pieces.reduce((sum, piece) => sum + fineGrams(piece.grams, finenessOf(piece.fineness).perMille), 0);
  const paid = pieces.map((piece) => paidFor(metal, piece, terms, sekPerOunce));
  const unpriced = paid.filter((amount) => amount === null).length;
  const sum = paid.reduce<number>((total, amount) => total + (amount ?? 0), 0);
  const calculate = () => {
    if (!form.current) return;
    const entered = new FormData(form.current);
    setEntered({
      weight: String(entered.get('vikt')),
      unit: METAL_UNITS.find((known) => known.id === entered.get('enhet'))?.id ?? 'g',
      fineness: String(entered.get('halt')),
    });
  };
  const add = () => {
    setAdded(pieces);
    if (field.current) field.current.value = '';
    calculate();
    field.current?.focus();
  };
  const remove = (index: number) => {
    setAdded(added.filter((_, other) => other !== index));
    field.current?.focus();
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
            ref={field}
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
      <div className={styles.more}>
        <Button appearance="quiet" disabled={grams === null} onClick={add}>
          Lägg till fler
        </Button>
      </div>
      {added.length === 0 ? null : (
        <ul className="stack gap-1 small figures">
          {added.map((piece, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal pieces are interchangeable.
            <li className="flex between baseline gap-x-4" key={index}>
              <span translate="no">{`${formatGrams(piece.grams)}, ${finenessOf(piece.fineness).label}`}</span>
              <button className="text-button" onClick={() => remove(index)} type="button">
                Ta bort<span className="visually-hidden">{` ${formatGrams(piece.grams)}`}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {/* Not announced at a price change, except to a reader who is calculating. */}
      <output
        aria-live={isInUse ? 'polite' : 'off'}
        className="stack gap-1 pt-4 line-above"
        htmlFor={`${id}-fineness ${id}-weight ${id}-unit`}
      >
        <span className="quiet small">Metallvärde, inte ett bud</span>
        <span className={styles.value} translate="no">
          {pieces.length === 0 ? '–' : formatSek(metalValue(fine, sekPerOunce))}
        </span>
        <span className="quiet small">
          <Wording
            text={
              pieces.length === 0
                ? 'Ange en vikt'
                : `varav rent ${metal === 'gold' ? 'guld' : 'silver'} ${formatGrams(fine)}`
            }
          />
        </span>
        {sum > 0 ? (
          <span>
            <Wording
              text={`Vi betalar ungefär ${formatSek(ore(sum))} om halt och vikt stämmer.${unpriced > 0 ? ` Då är ${unpriced} föremål inte med: ${unpriced === 1 ? 'det prissätter vi när vi har prövat det' : 'dem prissätter vi när vi har prövat dem'}.` : ''}`}
            />
          </span>
        ) : null}
      </output>
    </form>
  );
}
