import { useEffect, useState } from 'react';

/** The reference in `/order/{ref}`; null at first, since the server renders one page for all orders. */
export function useOrderReference(): string | null {
  const [reference, setReference] = useState<string | null>(null);
  useEffect(() => setReference(location.pathname.split('/')[2] ?? null), []);
  return reference;
}
