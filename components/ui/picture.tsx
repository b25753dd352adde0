import { type PictureWidth, pictureSet, scaledPicture } from '@/lib/pictures/address';
import { NO_IMAGE } from './no-image';

interface PictureProps {
  /** Same-origin path, or null for "no image". */
  src: string | null;
  alt: string;
  width: number;
  height: number;
  /** Pixels across to choose from: that of a usual screen first, three at most. Nothing is chosen where there is only one. */
  widths: readonly [PictureWidth, PictureWidth?, PictureWidth?];
  /** How wide it is shown, for the choice. */
  sizes?: string | undefined;
  /** For the picture that the page is about: loaded at once and first. */
  eager?: boolean | undefined;
  className?: string | undefined;
}

/**
 * A plain `<img>` with the optimiser's sizes and no client component of its own: a listing holds hundreds of them. What cannot be
 * loaded is replaced by components/layout/broken-images.ts, which finds the `data-fallback` mark.
 */
export function Picture({ src, alt, width, height, widths, sizes, eager = false, className }: PictureProps) {
  const path = src ?? NO_IMAGE;
  const [usual] = widths;
  const offered = widths.filter((each) => each !== undefined);
  const set = offered.length > 1 ? pictureSet(path, offered) : undefined;
  return (
    <picture>
      <img
        alt={alt}
        data-fallback={src === null ? undefined : ''}
        decoding="async"
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        width={width}
        {...(className ? { className } : {})}
        {...(eager ? { fetchPriority: 'high' } : {})}
        {...(set ? { sizes, srcSet: set } : {})}
        src={scaledPicture(path, usual)}
      />
    </picture>
  );
}
