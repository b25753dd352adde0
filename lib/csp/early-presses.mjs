/**
 * Runs before anything else of the page: a press on a button whose code has not come yet is remembered on the button. On a
 * slow phone seconds pass between seeing "Lägg i varukorg" and its being alive. The policy allows exactly this text (lib/csp).
 */
export const EARLY_PRESSES =
  "addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('button[data-early]');if(b)b.pressed=true},true)";
