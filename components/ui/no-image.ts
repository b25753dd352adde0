/** Shown for a product without a picture, and for one whose picture cannot be loaded (spec.md section 2). */
export const NO_IMAGE = '/images/no-image.webp';
