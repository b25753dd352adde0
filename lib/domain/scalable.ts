const PICTURE = /^\/(?:images|sylius\/media)(?:\/[\w.,+@()~-]+)+$/;
const DOTS = /\/\.+(?:\/|$)/;

/**
 * Whether the image service scales a picture: one from our public folder or the backend's media, in canonical spelling. The service stores
 * a file per spelling of a path (`%69`, `/./`), so nginx rejects all others, and such a picture is shown unscaled.
 */
export function isScalable(path: string): boolean {
  return PICTURE.test(path) && !DOTS.test(path);
}
