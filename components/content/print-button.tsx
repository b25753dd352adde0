'use client';

import { Button } from '@/components/ui/button';
import { earlyPress } from '@/components/ui/early-press';

interface PrintButtonProps {
  className?: string | undefined;
  disabled?: boolean;
}

export function PrintButton({ className, disabled }: PrintButtonProps) {
  return (
    <Button className={className} disabled={disabled} {...earlyPress(() => window.print())}>
      Skriv ut eller spara
    </Button>
  );
}
