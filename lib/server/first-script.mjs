/**
 * Runs before anything else of the page: on a slow phone seconds pass between seeing "Lägg i varukorg" and its being alive, so a press
 * on a button whose code has not come yet is remembered on the button. The content security policy allows exactly this text.
 */
export const FIRST_SCRIPT =
  "addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('button[data-early]');if(b)b.pressed=true},true)";
