'use client';

import { Button } from './button';
import { showToast } from './toast';

/** Copies a value. `name` is a neuter noun with its article: "OCR-numret". */
export function CopyButton({ name, value }: { name: string; value: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      void showToast('success', `${name.charAt(0).toUpperCase()}${name.slice(1)} är kopierat.`);
    } catch {
      // The browser denies access to the clipboard, or has none.
      void showToast('error', `Det gick inte att kopiera. Markera ${name} och kopiera det för hand.`);
    }
  };
  return <Button onClick={copy}>{`Kopiera ${name}`}</Button>;
}
