'use client';

import { Button } from '@/components/ui/button';

export function PrintButton({ className }: { className?: string | undefined }) {
  return (
    <Button className={className} onClick={() => window.print()}>
      Skriv ut eller spara
    </Button>
  );
}
