// Plain JavaScript: next.config.mjs reads it as well.

/** Pixels across that a picture is scaled to. Each is a file of its own on our disk, so there are few, and no others are made. */
export const PICTURE_WIDTHS = /** @type {const} */ ([64, 128, 256, 384, 512, 640, 750, 828, 1080, 1200, 1440]);

/** Short folders and what stands in them: the goods' pictures, and our own. */
export const PICTURE_FOLDERS = /** @type {const} */ ({ '/p/': '/sylius/media/', '/i/': '/images/' });

/** Leads the short addresses to Next's picture service. The guard has refused those that are not in their one spelling (lib/http-server). */
export const pictureRewrites = Object.entries(PICTURE_FOLDERS).map(([short, folder]) => ({
  source: `${short}:width(\\d+)/:path*`,
  destination: `/_next/image?url=${folder}:path*&w=:width&q=75`,
}));
