import type { MouseEvent } from 'react';

interface Pressed extends HTMLButtonElement {
  /** Set by `EARLY_PRESSES`, taken away by whoever answers the press. */
  pressed?: boolean;
}

/**
 * Runs before anything else of the page: a press on a button whose code has not come yet is remembered on the button. On a
 * slow phone seconds pass between seeing "Lägg i varukorg" and its being alive.
 */
export const EARLY_PRESSES =
  "addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('button[data-early]');if(b)b.pressed=true},true)";

function catchUp(button: Pressed | null): void {
  // Later, because React may be about to deliver this very press itself.
  if (button?.pressed) setTimeout(() => button.pressed && button.click());
}

/** For a button that answers presses from before it was alive, once. `onPress` must do with stores that are unread. */
export function earlyPress(onPress: () => void) {
  return {
    'data-early': '',
    ref: catchUp,
    onClick: (event: MouseEvent<Pressed>) => {
      event.currentTarget.pressed = false;
      onPress();
    },
  };
}
