/**
 * Runs before all other scripts: on a slow phone "Lägg i varukorg" is visible seconds before its code has loaded, so an
 * early click is stored, in order (components/ui/early-press.ts). The content security policy allows exactly this text.
 */
export const FIRST_SCRIPT =
  "window.early=new Set;addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('button[data-early]');if(b){early.delete(b);early.add(b)}},true)";
