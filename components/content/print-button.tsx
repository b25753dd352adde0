'use client';

import { Button } from '@/components/ui/button';

interface PrintButtonProps {
  className?: string | undefined;
}

export function PrintButton({ className }: PrintButtonProps) {
  return (
    <Button className={className} onClick={() => window.print()}>
      Skriv ut eller spara
    </Button>
  );
}
