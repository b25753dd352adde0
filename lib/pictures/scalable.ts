const PICTURE = /^\/(?:images|sylius\/media)(?:\/[\w.,+@()~-]+)+$/;
const DOTS = /\/\.+(?:\/|$)/;

/**
 * Whether the picture service scales a picture: one of ours or of the goods', named in its one spelling. The service keeps a file for each
 * spelling of an address (`%69`, `/./`), so the entrance refuses all others, and such a picture is shown as it is.
 */
export function isScalable(path: string): boolean {
  return PICTURE.test(path) && !DOTS.test(path);
}
