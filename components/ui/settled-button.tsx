import { type ComponentProps, type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from './button';
import styles from './settled-button.module.css';

/** Milliseconds that a button which commits a buyer must have been in view, unmoved, beside the same sum. */
const SETTLES_AFTER = 1_000;
const SAMPLED_EVERY = 50;

/** The button's place in the window; null when a part that could be visible is not. */
function placeOf(button: HTMLButtonElement): string | null {
  const { top, left, width, height } = button.getBoundingClientRect();
  const isInView = top >= 0 && left >= 0 && top + Math.min(height, window.innerHeight) <= window.innerHeight;
  return isInView && !document.hidden ? `${top} ${left} ${width}` : null;
}

/** When what a button commits to came into view and stopped moving, in milliseconds since the page began; null: not in view. */
function createSettling(button: HTMLButtonElement) {
  let place: string | null = null;
  let since = performance.now();
  return function isSettled(): boolean {
    const now = placeOf(button);
    if (now === null || now !== place) since = performance.now();
    place = now;
    return now !== null && performance.now() - since >= SETTLES_AFTER;
  };
}

interface SettledButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'onPointerDown' | 'ref'> {
  /** What the press commits to, as shown: the time starts anew when it changes. */
  shown: string;
  onPress: () => void;
  /** After a press that came too early. */
  onEarly: () => void;
  ref: RefObject<HTMLButtonElement | null>;
}

/**
 * A button whose press commits the buyer (domain.md 5.3): the pointer must go down after SETTLES_AFTER, so that neither a double click
 * on the step before nor a press at a sum that changed meanwhile orders. A keyboard or screen reader reaches the button on purpose;
 * for them only a changed sum must have stood that long.
 */
export function SettledButton({ shown, onPress, onEarly, ref: button, disabled, ...rest }: SettledButtonProps) {
  const settling = useRef<() => boolean>(() => false);
  /** What could be pressed so far, and since when; null: nothing. */
  const seen = useRef<{ readonly shown: string; readonly since: number } | null>(null);
  /** Whether the button had settled when the pointer went down on it; null for a press without a pointer. */
  const pressed = useRef<boolean | null>(null);
  const [isSettled, setIsSettled] = useState(false);

  useEffect(() => {
    if (disabled || button.current === null) {
      seen.current = null;
      return;
    }
    const sample = createSettling(button.current);
    settling.current = sample;
    if (seen.current?.shown !== shown)
      seen.current = { shown, since: seen.current === null ? Number.NEGATIVE_INFINITY : performance.now() };
    const timer = setInterval(() => setIsSettled(sample()), SAMPLED_EVERY);
    return () => {
      clearInterval(timer);
      settling.current = () => false;
      setIsSettled(false);
    };
  }, [shown, disabled, button]);

  const press = ({ detail }: MouseEvent) => {
    const hasStood = seen.current !== null && performance.now() - seen.current.since >= SETTLES_AFTER;
    const isByPointer = detail > 0 && pressed.current !== null;
    const isMeant = isByPointer ? pressed.current : hasStood;
    pressed.current = null;
    (isMeant ? onPress : onEarly)();
  };
  return (
    <Button
      {...rest}
      className={`${rest.className ?? ''} ${isSettled || disabled ? '' : styles.settling}`}
      data-settling={isSettled || disabled ? undefined : ''}
      disabled={disabled}
      onClick={press}
      onPointerDown={() => {
        pressed.current = settling.current();
      }}
      ref={button}
    />
  );
}
