'use client';

import { Button } from '@/components/ui/button';
import { earlyPress } from '@/components/ui/early-press';

export function PrintButton({ className }: { className?: string | undefined }) {
  return (
    <Button className={className} {...earlyPress(() => window.print())}>
      Skriv ut eller spara
    </Button>
  );
}
