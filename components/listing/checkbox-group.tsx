import { memo, useEffect, useRef, useState } from 'react';
import { earlyPress } from '@/components/ui/early-press';
import type { GroupCounts } from '@/lib/domain/listing/listing';
import styles from './checkbox-group.module.css';
import type { Option } from './listing-options';

/** Number of options shown at first; the others on request. */
const SHORT = 8;

interface CheckboxGroupProps {
  legend: string;
  name: string;
  options: readonly Option[];
  counts: GroupCounts | undefined;
  selected: readonly string[];
  chips?: boolean | undefined;
  /** Must be stable, so that the other checkboxes are not rendered again. */
  onChoose: (name: string, key: string, isChosen: boolean) => void;
}

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
        onChange={(event) => onChoose(parameter, key, event.target.checked)}
        type="checkbox"
        value={key}
      />
      <span translate={parameter === 'filter' ? undefined : 'no'}>{name}</span>
      <small>{count}</small>
    </label>
  );
});

/** The style sheet selects elements: a class on each part of a hundred checkboxes would double the HTML. */
export const CheckboxGroup = memo(function CheckboxGroup(props: CheckboxGroupProps) {
  const { legend, name, options, counts, selected, onChoose, chips } = props;
  const [isLong, setLong] = useState(false);
  const group = useRef<HTMLFieldSetElement>(null);
  // Checkboxes may have been ticked before hydration.
  useEffect(() => {
    for (const box of group.current?.querySelectorAll('input') ?? [])
      if (box.checked !== box.defaultChecked) onChoose(name, box.value, box.checked);
  }, [name, onChoose]);
  if (options.length === 0) return null;
  const common = commonest(options);
  return (
    <fieldset className={chips ? styles.chips : styles.group} ref={group}>
      <legend className="small bold mb-2">{legend}</legend>
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
        <button
          aria-expanded={isLong}
          className="text-button quiet small gold-hover"
          type="button"
          {...earlyPress(() => setLong(!isLong))}
        >
          {isLong ? 'Visa färre' : `Visa alla ${options.length}`}
        </button>
      ) : null}
    </fieldset>
  );
});
