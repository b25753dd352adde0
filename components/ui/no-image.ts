/** For a product without a picture, and in place of a picture that fails to load (spec.md section 2). */
export const NO_IMAGE = '/images/no-image.webp';
