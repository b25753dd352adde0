'use client';

import { Button } from './button';
import { showToast } from './toast';

interface CopyButtonProps {
  /** A neuter noun with its article: "OCR-numret". */
  name: string;
  value: string;
  /** Beside the value, whose name is visible there. */
  isShort?: boolean;
}

export function CopyButton({ name, value, isShort = false }: CopyButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      void showToast('success', `${name.charAt(0).toUpperCase()}${name.slice(1)} är kopierat.`);
    } catch {
      // The browser denies access to the clipboard, or has none.
      void showToast('error', `Det gick inte att kopiera. Markera ${name} och kopiera det för hand.`);
    }
  };
  if (!isShort) return <Button onClick={copy}>{`Kopiera ${name}`}</Button>;
  return (
    <button className="text-button no-print" onClick={copy} type="button">
      Kopiera <span className="visually-hidden">{name}</span>
    </button>
  );
}
