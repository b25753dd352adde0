/** A press on a button whose code has not come yet is remembered on the button. */
const EARLY_PRESSES =
  "addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('button[data-early]');if(b)b.pressed=true},true)";

/**
 * Trusted Types: addresses of scripts may be our own or the tag manager's, and HTML that is set from a string may hold no element but
 * the empty script that React makes script elements from. The text of a script may only be structured data: such JSON is no
 * JavaScript, and would not run. What is left over is told in the console (report only). No "less than"
 * sign in here: a parser of the page could take it for the end of the script.
 */
const TRUSTED_TYPES =
  'self.trustedTypes&&trustedTypes.createPolicy(\'default\',{createScriptURL:function(u){return new URL(u,document.baseURI).origin===location.origin||/^https:\\/\\/www\\.googletagmanager\\.com\\//.test(u)?u:null},createHTML:function(h){return/^(?:[^\\x3c]*|\\x3cscript>\\x3c\\/script>)$/.test(h)?h:null},createScript:function(s){return/^\\{"@context":"/.test(s)?s:null}})';

/**
 * Runs before anything else of the page: on a slow phone seconds pass between seeing "Lägg i varukorg" and its being alive.
 * The content security policy allows exactly this text.
 */
export const FIRST_SCRIPT = `${EARLY_PRESSES};${TRUSTED_TYPES}`;
