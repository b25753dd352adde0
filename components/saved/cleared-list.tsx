import { useEffect, useRef } from 'react';

/** Replaces a list cleared by its button, and receives the focus that the button had. */
export function ClearedList() {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <p ref={ref} tabIndex={-1}>
      Listan är rensad.
    </p>
  );
}
