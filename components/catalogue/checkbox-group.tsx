import { memo, useState } from 'react';
import styles from './checkbox-group.module.css';
import type { Option } from './listing-options';

/** As many as are seen at once; the rest comes on request. */
const SHORT = 8;

interface CheckboxGroupProps {
  legend: string;
  /** Of the parameter in the address. */
  name: string;
  options: readonly Option[];
  selected: readonly string[];
  /** The same from one choice to the next, so that no other box is drawn anew. */
  onToggle: (key: string) => void;
}

/** Those that most products share; the list keeps its order. */
function commonest(options: readonly Option[]): ReadonlySet<string> {
  const byCount = options.toSorted(([, , a], [, , b]) => b - a);
  return new Set(byCount.slice(0, SHORT).map(([key]) => key));
}

interface BoxProps extends Pick<CheckboxGroupProps, 'name' | 'onToggle'> {
  option: Option;
  isChecked: boolean;
  isShown: boolean;
}

const Box = memo(function Box({ name: parameter, option: [key, name, count], isChecked, isShown, onToggle }: BoxProps) {
  return (
    <label data-more={isShown ? undefined : ''}>
      <input checked={isChecked} name={parameter} onChange={() => onToggle(key)} type="checkbox" value={key} />
      <span>{name}</span>
      <small>{count}</small>
    </label>
  );
});

/** The style sheet selects elements: with a class on each part of a hundred boxes they would weigh twice as much. */
export const CheckboxGroup = memo(function CheckboxGroup(props: CheckboxGroupProps) {
  const { legend, name, options, selected, onToggle } = props;
  const [isLong, setLong] = useState(false);
  if (options.length === 0) return null;
  const common = commonest(options);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map((option) => (
        <Box
          isChecked={selected.includes(option[0])}
          isShown={isLong || common.has(option[0]) || selected.includes(option[0])}
          key={option[0]}
          name={name}
          onToggle={onToggle}
          option={option}
        />
      ))}
      {options.length > SHORT ? (
        <button aria-expanded={isLong} className={styles.more} onClick={() => setLong(!isLong)} type="button">
          {isLong ? 'Visa färre' : `Visa alla ${options.length}`}
        </button>
      ) : null}
    </fieldset>
  );
});
