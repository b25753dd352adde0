import { useState } from 'react';
import { cx } from '@/components/ui/cx';
import styles from './checkbox-group.module.css';

/** As many as are seen at once; the rest comes on request. */
const SHORT = 8;

interface CheckboxGroupProps {
  legend: string;
  /** Of the parameter in the address. */
  name: string;
  options: readonly { readonly key: string; readonly name: string; readonly count: number }[];
  selected: readonly string[];
  onToggle: (key: string) => void;
}

type Options = CheckboxGroupProps['options'];

/** Those that most products share; the list keeps its order. */
function commonest(options: Options): ReadonlySet<string> {
  const byCount = options.toSorted((a, b) => b.count - a.count);
  return new Set(byCount.slice(0, SHORT).map(({ key }) => key));
}

export function CheckboxGroup({ legend, name: parameter, options, selected, onToggle }: CheckboxGroupProps) {
  const [isLong, setLong] = useState(false);
  if (options.length === 0) return null;
  const common = commonest(options);
  const isShown = (key: string) => isLong || common.has(key) || selected.includes(key);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map(({ key, name, count }) => (
        <label className={cx(styles.option, !isShown(key) && styles.away)} key={key}>
          <input
            checked={selected.includes(key)}
            className={styles.box}
            name={parameter}
            onChange={() => onToggle(key)}
            type="checkbox"
            value={key}
          />
          <span className={styles.name}>{name}</span>
          <span className={styles.count}>{count}</span>
        </label>
      ))}
      {options.length > SHORT ? (
        <button aria-expanded={isLong} className={styles.more} onClick={() => setLong(!isLong)} type="button">
          {isLong ? 'Visa färre' : `Visa alla ${options.length}`}
        </button>
      ) : null}
    </fieldset>
  );
}
