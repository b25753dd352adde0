'use client';

import { Button } from '@/components/ui/button';

function fail(): never {
  throw new Error('Sentry test: thrown on purpose');
}

export function ErrorTrigger() {
  return <Button onClick={fail}>Utlös ett testfel</Button>;
}
