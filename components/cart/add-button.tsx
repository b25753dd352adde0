import { type ComponentProps, useId } from 'react';
import { Button } from '@/components/ui/button';
import { earlyPress } from '@/components/ui/early-press';
import type { Metal } from '@/lib/domain/prices/goods';
import { OrderingClosed } from './ordering-closed';
import { useOrderingClosed } from './use-ordering-closed';

interface AddButtonProps extends Pick<ComponentProps<typeof Button>, 'appearance' | 'aria-label' | 'size'> {
  inStock: boolean;
  metal: Metal | null;
  isAdding: boolean;
  isChecking: boolean;
  onPress: () => void;
  text: string;
}

export function AddButton({ inStock, isAdding, isChecking, metal, onPress, text, ...rest }: AddButtonProps) {
  // Goods of unknown metal are ordered with gold.
  const closed = useOrderingClosed((scope) => scope === 'all' || scope === (metal ?? 'gold'));
  const closedId = useId();
  const press = (_: HTMLButtonElement, isSecond: boolean) => {
    if (!isAdding && !isSecond) onPress();
  };
  return (
    <>
      <Button
        {...rest}
        aria-busy={isAdding || undefined}
        aria-describedby={closed === null ? undefined : closedId}
        disabled={!inStock || closed !== null}
        {...earlyPress(press)}
        wide
      >
        {isChecking ? 'Kollar lagret …' : text}
      </Button>
      {closed !== null && inStock ? <OrderingClosed id={closedId} text={closed} /> : null}
    </>
  );
}
