import { cx } from '@/components/ui/cx';
import { earlyPress } from '@/components/ui/early-press';
import { IconButton } from '@/components/ui/icon-button';
import styles from './arrows.module.css';

interface ArrowsProps {
  className?: string | undefined;
  onStep: (by: 1 | -1) => void;
}

export function Arrows({ className, onStep }: ArrowsProps) {
  return (
    <>
      <IconButton
        className={cx(styles.arrow, styles.previous, className)}
        icon="chevronLeft"
        label="Föregående bild"
        {...earlyPress(() => onStep(-1))}
      />
      <IconButton
        className={cx(styles.arrow, styles.next, className)}
        icon="chevronRight"
        label="Nästa bild"
        {...earlyPress(() => onStep(1))}
      />
    </>
  );
}
