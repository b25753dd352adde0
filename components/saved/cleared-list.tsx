import { useEffect, useRef } from 'react';

/** In place of a list that was cleared by its own button: the focus goes here instead of being lost with it. */
export function ClearedList() {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <p ref={ref} tabIndex={-1}>
      Listan är rensad.
    </p>
  );
}
