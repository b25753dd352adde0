import type { MouseEvent } from 'react';

declare global {
  interface Window {
    /** Pressed buttons, the latest last: added by the first script of each page (lib/server/entrance/policy/first-script.mjs). */
    early?: Set<HTMLButtonElement>;
  }
}

/** A button that is not hydrated yet is stored again by this click. */
function catchUp(): void {
  const { early } = window;
  // Deferred, because React may be about to replay this press itself. Each press sees the state after the one before.
  for (const pressed of early ?? []) setTimeout(() => early?.delete(pressed) && pressed.click());
}

/**
 * For a button that handles a press from before hydration, once. `onPress` must work with unread stores; `isSecond`: the second of a
 * double click.
 */
export function earlyPress(onPress: (button: HTMLButtonElement, isSecond: boolean) => void) {
  return {
    'data-early': '',
    ref: catchUp,
    onClick: ({ currentTarget, detail }: MouseEvent<HTMLButtonElement>) => {
      window.early?.delete(currentTarget);
      onPress(currentTarget, detail > 1);
    },
  };
}
