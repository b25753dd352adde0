import { memo, useEffect, useRef, useState } from 'react';
import { earlyPress } from '@/components/ui/early-press';
import type { Counts } from '@/lib/listing/option-counts';
import styles from './checkbox-group.module.css';
import type { Option } from './listing-options';

/** As many as are seen at once; the rest comes on request. */
const SHORT = 8;

interface CheckboxGroupProps {
  legend: string;
  /** Of the parameter in the address. */
  name: string;
  options: readonly Option[];
  /** Within what else is chosen; left out while nothing is. */
  counts: Counts | undefined;
  selected: readonly string[];
  /** A stable function, so that the other boxes are not rendered again. */
  onChoose: (key: string, isChosen: boolean) => void;
}

/** Those that most products share; the list keeps its order. */
function commonest(options: readonly Option[]): ReadonlySet<string> {
  const byCount = options.toSorted(([, , a], [, , b]) => b - a);
  return new Set(byCount.slice(0, SHORT).map(([key]) => key));
}

interface BoxProps extends Pick<CheckboxGroupProps, 'name' | 'onChoose'> {
  option: Option;
  count: number;
  isChecked: boolean;
  isShown: boolean;
}

const Box = memo(function Box(props: BoxProps) {
  const { name: parameter, count, isChecked, isShown, onChoose } = props;
  const [key, name] = props.option;
  return (
    <label data-more={isShown ? undefined : ''}>
      <input
        checked={isChecked}
        disabled={count === 0 && !isChecked}
        name={parameter}
        onChange={(event) => onChoose(key, event.target.checked)}
        type="checkbox"
        value={key}
      />
      <span>{name}</span>
      <small>{count}</small>
    </label>
  );
});

/** The style sheet selects elements: with a class on each part of a hundred boxes they would weigh twice as much. */
export const CheckboxGroup = memo(function CheckboxGroup(props: CheckboxGroupProps) {
  const { legend, name, options, counts, selected, onChoose } = props;
  const [isLong, setLong] = useState(false);
  const group = useRef<HTMLFieldSetElement>(null);
  // Boxes may have been ticked before this was alive.
  useEffect(() => {
    for (const box of group.current?.querySelectorAll('input') ?? [])
      if (box.checked !== box.defaultChecked) onChoose(box.value, box.checked);
  }, [onChoose]);
  if (options.length === 0) return null;
  const common = commonest(options);
  return (
    <fieldset className={styles.group} ref={group}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map((option) => (
        <Box
          count={counts ? (counts[option[0]] ?? 0) : option[2]}
          isChecked={selected.includes(option[0])}
          isShown={isLong || common.has(option[0]) || selected.includes(option[0])}
          key={option[0]}
          name={name}
          onChoose={onChoose}
          option={option}
        />
      ))}
      {options.length > SHORT ? (
        <button aria-expanded={isLong} className={styles.more} type="button" {...earlyPress(() => setLong(!isLong))}>
          {isLong ? 'Visa färre' : `Visa alla ${options.length}`}
        </button>
      ) : null}
    </fieldset>
  );
});
