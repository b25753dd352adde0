/**
 * Runs before all other scripts: on a slow phone "Lägg i varukorg" is visible seconds before its code has loaded, so an
 * early click is stored on the button. The content security policy allows exactly this text.
 */
export const FIRST_SCRIPT =
  "addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('button[data-early]');if(b)b.pressed=true},true)";
