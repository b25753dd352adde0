/** Milliseconds without a status of the page's own release: while one replaces another, instances of both respond in turn. */
const REPLACED_AFTER = 60_000;

interface ReleaseWorld {
  /** The release that rendered this page; null when unknown. */
  readonly own: string | null;
  readonly now: () => number;
  /** Whether a reload would disturb nobody: see `isQuiet`. */
  readonly isQuiet: () => boolean;
  readonly reload: () => void;
}

/** Loads a page of another release anew, once that runs everywhere and at a quiet moment. Also after the way back to the release before. */
export function watchRelease({ own, now, isQuiet, reload }: ReleaseWorld) {
  let otherSince: number | null = null;
  const settle = () => {
    if (otherSince !== null && now() - otherSince >= REPLACED_AFTER && isQuiet()) reload();
  };
  return {
    /** Call with the release of each status; null when it says none. */
    heard(release: string | null) {
      if (own === null || release === null) return;
      if (release === own) otherSince = null;
      else otherSince ??= now();
      settle();
    },
    /** Call when the moment may have become quiet. */
    settle,
  };
}

const IN_PURCHASE = /^\/(checkout|login|get-)/;
const OPEN = 'dialog[open], :popover-open';

/** The release that rendered this document. */
export const ownRelease = (): string | null => document.documentElement.dataset.release ?? null;

/** Whether this page is hidden, nothing is typed or open in it, and it is no part of a purchase or identification. */
export function isQuiet(): boolean {
  if (!document.hidden || IN_PURCHASE.test(location.pathname)) return false;
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  const isTyped = [...fields].some(
    ({ type, value, defaultValue }) =>
      /^(text|email|tel|search|textarea)$/.test(type) && (value !== '' || value !== defaultValue),
  );
  return !isTyped && document.querySelector(OPEN) === null;
}
