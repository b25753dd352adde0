import { type ComponentProps, useId } from 'react';
import { Button } from '@/components/ui/button';
import { earlyPress } from '@/components/ui/early-press';
import { usePriceStatus } from '@/stores/price-status-store';
import { OrderingClosed } from './ordering-closed';

interface AddButtonProps extends Pick<ComponentProps<typeof Button>, 'appearance' | 'aria-label' | 'size'> {
  inStock: boolean;
  isAdding: boolean;
  isChecking: boolean;
  onPress: () => void;
  text: string;
}

export function AddButton({ inStock, isAdding, isChecking, onPress, text, ...rest }: AddButtonProps) {
  const isClosed = usePriceStatus((state) => state.isStale);
  const closedId = useId();
  const press = (_: HTMLButtonElement, isSecond: boolean) => {
    if (!isAdding && !isSecond) onPress();
  };
  return (
    <>
      <Button
        {...rest}
        aria-busy={isAdding || undefined}
        aria-describedby={isClosed ? closedId : undefined}
        disabled={!inStock || isClosed}
        {...earlyPress(press)}
        wide
      >
        {isChecking ? 'Kollar lagret …' : text}
      </Button>
      {isClosed && inStock ? <OrderingClosed id={closedId} /> : null}
    </>
  );
}
