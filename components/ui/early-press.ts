import type { MouseEvent } from 'react';

interface Pressed extends HTMLButtonElement {
  /** Set by the first script of each page (lib/server/policy/first-script.mjs), removed by the component that handles the press. */
  pressed?: boolean;
}

function catchUp(button: Pressed | null): void {
  // Deferred, because React may be about to replay this press itself.
  if (button?.pressed) setTimeout(() => button.pressed && button.click());
}

/** For a button that handles a press from before hydration, once. `onPress` must work with unread stores. */
export function earlyPress(onPress: (button: HTMLButtonElement) => void) {
  return {
    'data-early': '',
    ref: catchUp,
    onClick: (event: MouseEvent<Pressed>) => {
      event.currentTarget.pressed = false;
      onPress(event.currentTarget);
    },
  };
}
